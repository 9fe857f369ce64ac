/** A chosen picture as the calls take it: base64 without a `data:` prefix. */
export const readPicture = async (file: File): Promise<string> => {
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('No text was read.')),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
  })
  reader.readAsDataURL(file)
  const address = await read
  return address.slice(address.indexOf(',') + 1)
}
