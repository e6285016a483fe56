/** RFC 6266. Old clients read the first name, in which only plain characters are left; others the second. */
export function formatAttachment(name: string): string {
  const safe = name.toWellFormed().replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029/\\]/gu, '_');
  const plain = safe.replaceAll(/[^\w. ()-]/g, '_').replace(/^\.+/, '_');
  const encoded = encodeURIComponent(safe).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
