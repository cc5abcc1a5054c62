/** CRC-16/CCITT-FALSE of an ASCII text, as four capital hexadecimal digits: polynomial 0x1021, initial value 0xFFFF (EMV, field 63). */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let place = 0; place < text.length; place++) {
    crc ^= text.charCodeAt(place) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
