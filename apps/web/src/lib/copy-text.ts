/** Copies where the clipboard's own interface is missing: browsers keep it from pages without https. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const before = document.activeElement
  // Inside an open dialog, because everything outside of it takes no focus.
  const place = document.querySelector('dialog:modal') ?? document.body
  place.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the one way that is left without https
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}

/** Puts words into the clipboard. @returns whether they are there */
export const copyText = async (text: string): Promise<boolean> => {
  const { clipboard } = navigator as Partial<Navigator>
  if (!clipboard) return copyBySelection(text)
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
