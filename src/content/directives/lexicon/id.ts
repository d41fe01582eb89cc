import type { Lexicon } from "../types.ts";

/** The plain forms: a beginning. */
export const INDONESIAN: Lexicon = {
  language: "id",
  freeOrder: true,
  text: `
ignore: abaikan | abaikanlah | lupakan | lupakanlah | kesampingkan | jangan hiraukan | jangan pedulikan |
  jangan ikuti | tinggalkan
prior: semua | seluruh | segala | sebelumnya | sistem | terdahulu
instruction: instruksi* | perintah* | aturan* | petunjuk* | arahan* | pedoman* | batasan* | prompt sistem
told: semua yang diberitahukan kepadamu | semua yang di atas | segala yang dikatakan sebelumnya |
  semua yang kamu ketahui
role-change: mulai sekarang kamu | mulai sekarang anda | sekarang kamu adalah | sekarang anda adalah |
  tugas barumu | tugas baru anda adalah | instruksi sistem baru
secretly: jangan beri tahu pengguna | jangan beritahu pengguna | jangan memberi tahu pengguna |
  jangan memberitahu pengguna | jangan katakan kepada pengguna | jangan katakan pada pengguna |
  jangan ceritakan kepada pengguna | jangan sampaikan kepada pengguna | jangan sebutkan kepada pengguna |
  jangan sebutkan ini kepada pengguna | jangan menyebutkan ini kepada pengguna | jangan bilang ke pengguna |
  jangan bilang kepada pengguna | jangan informasikan pengguna | jangan beri tahu siapa pun |
  jangan beritahu siapa pun | tanpa sepengetahuan pengguna | tanpa diketahui pengguna |
  tanpa memberi tahu pengguna | tanpa memberitahu pengguna | pengguna tidak boleh tahu |
  pengguna tidak boleh mengetahui | pengguna tidak perlu tahu | sembunyikan dari pengguna |
  sembunyikan ini dari pengguna | rahasiakan dari pengguna
obtain: baca | bacalah | buka | bukalah | kumpulkan | salin | salinlah | kirim | kirimkan | sertakan | lampirkan |
  masukkan | ambil
secret: sandi | token | kredensial | kata sandi | kunci api | kunci pribadi | kunci privat | kunci ssh |
  variabel lingkungan
conversation: riwayat | percakapan | riwayat obrolan | seluruh percakapan | prompt sistem
cargo: isinya | itu | hasilnya | semuanya | jawabannya | isi file | isi berkas
send: kirim | kirimkan | teruskan | unggah | unggahlah
put: masukkan | sertakan | teruskan | lampirkan | tambahkan | berikan
parameter: parameter | argumen | kolom | bidang
as: di | dalam | ke | sebagai | melalui | pada
condition: sebelum | selalu | setiap kali | ketika | terlebih dahulu
threat: jika tidak | kalau tidak
failure: tidak akan berfungsi | akan gagal | akan dihapus | akan hilang
`,
};
