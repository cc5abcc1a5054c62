/** Null for anything but JPEG or PNG, which would break the document. */
export const photoAddress = (photo: Uint8Array | undefined): string | null => {
  if (!photo || photo.length < 4) return null;
  const kind = photo[0] === 0xff && photo[1] === 0xd8 ? "jpeg" : photo[0] === 0x89 && photo[1] === 0x50 ? "png" : null;
  return kind && `data:image/${kind};base64,${Buffer.from(photo).toString("base64")}`;
};
