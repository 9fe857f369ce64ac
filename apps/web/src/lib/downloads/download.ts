/** Has the browser fetch an address as a file to keep, under the name that the server gives it unless there is another. */
export const downloadFrom = (address: string, name = ''): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Hands bytes to the browser as a file to keep. */
export const downloadFile = (name: string, bytes: Blob): void => {
  const address = URL.createObjectURL(bytes)
  downloadFrom(address, name)
  URL.revokeObjectURL(address)
}

/** Hands a text to the browser as a file to keep. */
export const downloadText = (name: string, text: string, type: string): void =>
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
