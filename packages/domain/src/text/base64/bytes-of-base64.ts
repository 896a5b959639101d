/** The bytes that a text in base64 stands for. @throws Error if it is not base64 */
export function bytesOfBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
}
