import type { Lexicon } from "../types.ts";

/** The plain forms: a beginning. */
export const VIETNAMESE: Lexicon = {
  language: "vi",
  freeOrder: true,
  text: `
ignore: bỏ qua | phớt lờ | quên đi | quên hết | lờ đi | không tuân theo | đừng tuân theo | đừng làm theo | gạt bỏ |
  hãy quên
prior: mọi | tất cả | toàn bộ | trước đó | trước đây | ở trên | các | những | hệ thống
instruction: hướng dẫn | chỉ dẫn | chỉ thị | quy tắc | mệnh lệnh | lệnh | lời nhắc hệ thống | giới hạn
told: mọi điều đã được nói | tất cả những gì bạn được bảo | mọi thứ ở trên | những gì đã nói trước đó
role-change: từ bây giờ bạn là | từ giờ bạn là | bây giờ bạn là | nhiệm vụ mới của bạn | hướng dẫn hệ thống mới
secretly: đừng nói với người dùng | không nói với người dùng | không được nói với người dùng |
  đừng nói điều này với người dùng | đừng nói cho người dùng | đừng cho người dùng biết |
  không cho người dùng biết | đừng để người dùng biết | không để người dùng biết | đừng thông báo cho người dùng |
  không thông báo cho người dùng | đừng báo cho người dùng | đừng đề cập với người dùng |
  đừng đề cập điều này với người dùng | không đề cập điều này với người dùng | đừng kể với người dùng |
  đừng nói với ai | mà người dùng không biết | người dùng không được biết | người dùng không cần biết |
  giấu người dùng | giữ bí mật với người dùng | bí mật gửi | âm thầm gửi
obtain: đọc | mở | thu thập | sao chép | gửi | đưa | kèm theo | lấy | cung cấp | thêm
secret: mật khẩu | khóa api | khoá api | khóa riêng | khoá riêng | khóa bí mật | biến môi trường |
  thông tin đăng nhập | token
conversation: lịch sử trò chuyện | lịch sử hội thoại | toàn bộ cuộc trò chuyện | lời nhắc hệ thống
cargo: nó | nội dung | kết quả | tất cả | câu trả lời | dữ liệu
send: gửi | chuyển tiếp | tải lên | chuyển
put: đưa | đặt | thêm | truyền | điền | gửi
parameter: tham số | đối số | trường
as: vào | trong | qua | dưới dạng
condition: trước khi | luôn luôn | luôn | mỗi khi | mỗi lần | khi
threat: nếu không
failure: sẽ không hoạt động | sẽ thất bại | sẽ bị xóa | sẽ bị mất
`,
};
