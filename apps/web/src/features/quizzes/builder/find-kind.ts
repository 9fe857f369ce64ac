const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Leads to the search of the palette, and says whether there is room for it. */
export const findInPalette = (): boolean => {
  const input = find('[data-palette] input')
  if (!input?.checkVisibility()) return false
  input.focus()
  return true
}

/** Leads to the kinds of question: in the palette, else to the button below the questions or the cards in its place. */
export const findKind = (): void => {
  if (findInPalette()) return
  const button = find('[data-add-question] [data-add]')
  if (button) button.click()
  else find('[data-add-question] [data-question-type]')?.focus()
}
