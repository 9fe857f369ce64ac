/** Scrolls to a question and focuses it: its first control, or the card itself. */
export const showQuestion = (root: HTMLElement | null, id: string, focus: 'control' | 'card'): void => {
  const card = root?.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`)
  if (!card) return
  const control = focus === 'control' ? card.querySelector<HTMLElement>('input, button') : null
  ;(control ?? card).focus({ preventScroll: true })
  card.scrollIntoView({ block: focus === 'control' ? 'center' : 'nearest' })
}
