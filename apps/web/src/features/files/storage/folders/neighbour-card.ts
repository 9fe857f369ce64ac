const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1, k: -1, j: 1 }

/** The card in the same column of the line above or below. */
const vertical = (cards: readonly HTMLElement[], at: number, step: -1 | 1): HTMLElement | undefined => {
  const own = cards[at]
  if (!own) return undefined
  const rest = step === 1 ? cards.slice(at + 1) : cards.slice(0, at).toReversed()
  return rest.find((card) => card.offsetLeft === own.offsetLeft)
}

/** Where an arrow, Home or End leads from a card of a grid; undefined where it leads nowhere. */
export const neighbourCard = (card: HTMLElement, key: string): HTMLElement | undefined => {
  const cards = [...(card.parentElement?.children ?? [])].filter((each) => each instanceof HTMLElement)
  const at = cards.indexOf(card)
  const step = steps[key]
  if (step !== undefined) return cards[at + step]
  if (key === 'ArrowDown') return vertical(cards, at, 1)
  if (key === 'ArrowUp') return vertical(cards, at, -1)
  if (key === 'Home') return cards[0]
  return key === 'End' ? cards.at(-1) : undefined
}
