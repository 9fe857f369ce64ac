/** Brings a question of the list into view, and the focus to it, once it is drawn in its new form. */
export const showQuestion = (id: string): void => {
  requestAnimationFrame(() => {
    const card = document.querySelector(`[data-question="${CSS.escape(id)}"]`)
    card?.scrollIntoView({ block: 'nearest' })
    card?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
  })
}
