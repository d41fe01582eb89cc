import type { Lexicon } from "../types.ts";

/** The verb comes last, its object before it. */
export const TURKISH: Lexicon = {
  language: "tr",
  freeOrder: true,
  text: `
ignore: görmezden gel* | gormezden gel* | yok say* | yoksay* | unut | unutun | dikkate alma* | göz ardı et* |
  goz ardi et* |
  yok sayın | görmezden gelin | dikkate almayın | boş ver | hiçe say
prior: önceki | onceki | tüm | tum | bütün | yukarıdaki | daha önceki | her | sistem |
  bundan önceki | eski | geçmiş
instruction: talimat* | yönerge* | komut* | kural* | kısıtlama* | sistem istemi*
told: sana söylenen her şeyi | yukarıdaki her şeyi | sana verilen kuralları | verilen kuralları |
  sana verilen talimatları | sistem istemine | kurallarını | aldığın kuralları
role-change: artık sen | bundan sonra sen | şu andan itibaren sen | yeni görevin | yeni sistem talimatları
negation: söyleme* | soyleme* | bahsetme* | bildirme* | açıklama | asla | sakın
without: söylemeden | bildirmeden | haber vermeden
forbid: bilmemeli | görmemeli | fark etmemeli | bilmesine gerek yok
tell: bunu | bundan | bunları | hiçbir şey | hiçbir şeyi | asla | kesinlikle | işlem* | işle* | devam
know: kullanıcı | bunu
user: kullanıcı* | kullanici* | kimseye | hiç kimseye | insana
hide: gizle* | sakla*
from-user: kullanıcıdan | kullanicidan | kullanıcılardan
this: bunu | bunları | bu adımı
secretly: gizlice | kullanıcının haberi olmadan | kullanicinin haberi olmadan | kullanıcıya fark ettirmeden |
  kullanıcı fark etmeden | kullanıcıya haber vermeden | kullanıcıya söylemeden | kullanıcıya bildirmeden |
  kullanıcı bunu bilmemeli | kullanıcı bilmemeli | kullanıcı görmemeli | kullanıcının bilmesine gerek yok |
  kullanıcı bunu görmemeli | kullanıcıdan gizle |
  kullanıcıya söyleme | kullanıcıya söylemeyin | kullanıcıya söylemeyiniz | kullanıcıya bildirme |
  kullanıcıya bildirmeyin | kullanıcıya anlatma | kullanıcıya anlatmayın | kullanıcıya haber verme |
  kullanıcıya haber vermeyin | kullanıcıya soyleme | kullaniciya söyleme | kullaniciya söylemeyin |
  kullaniciya söylemeyiniz | kullaniciya bildirme | kullaniciya bildirmeyin | kullaniciya anlatma |
  kullaniciya anlatmayın | kullaniciya haber verme | kullaniciya haber vermeyin | kullaniciya soyleme |
  kimseye söyleme | kimseye söylemeyin | kimseye söylemeyiniz | kimseye bildirme | kimseye bildirmeyin |
  kimseye anlatma | kimseye anlatmayın | kimseye haber verme | kimseye haber vermeyin | kimseye soyleme |
  kullanıcılara söyleme | kullanıcılara söylemeyin | kullanıcılara söylemeyiniz | kullanıcılara bildirme |
  kullanıcılara bildirmeyin | kullanıcılara anlatma | kullanıcılara anlatmayın | kullanıcılara haber verme |
  kullanıcılara haber vermeyin | kullanıcılara soyleme | kullanıcı bilmesin | kullanıcı duymasın | kullanıcı görmesin
obtain: oku | okuyun | aç | al | topla | çıkar | kopyala | gönder* | gonder* | göster | ekle | bul | yükle | paylaş |
  yaz
secret: şifre* | sifre* | parola* | kimlik bilgileri* | api anahtar* | özel anahtar* | ssh anahtar* |
  erişim belirteci* | ortam değişken* | ortam degisken* | kredi kartı*
conversation: konuşma geçmişi* | sohbet geçmişi* | tüm konuşma* | sistem istemi* | sistem mesajı*
cargo: onu | onları | bunları | bunu | içeriği | içeriğini | sonucu | sonuçları | verileri | hepsini
send: gönder* | gonder* | yükle | ilet | paylaş | aktar
authority: sistem mesajı: | yönetici mesajı | sistem bildirimi:
threat: aksi takdirde | aksi halde | yoksa
failure: başarısız | çalışmayacak | silinecek | kaybolacak | çalışmaz | başarısız olur
change: değiştir* | degistir*
recipient: alıcı* | alici* | hedef hesap*
disobey: sistem istemine uyma | kurallara uyma | talimatlara uyma | uyma
mention: bundan bahsetme | bundan söz etme | söz etme* | bahsetme* | sözünü etme*
quiet: bundan bahsetme* | bundan söz etme* | bunu söyleme* | sessizce
consent: sormadan | onay almadan | izin almadan
hoard: kullanıcının parolasını | kullanıcının şifresini | konuşma geçmişini | sohbet geçmişini |
  tüm api anahtarlarını |
  kullanıcının özel anahtarını | api anahtarlarını
put: ilet | yaz | ekle | koy
parameter: parametresinde | parametresine | parametre* | alanına | alanında | argüman*
condition: önce | kullanmadan önce | her seferinde | çağrıldığında | her zaman
call: kullanmadan | kullanırken | çağır* | çağrıldığında
tool: araç | aracı | araçlar | fonksiyon*
`,
};
