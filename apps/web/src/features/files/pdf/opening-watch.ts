/** After so long without the document the reader is told, and may stop it. */
export const slowMs = 8_000

/** When nothing has moved for so long, opening is given up: a damaged document can keep the library busy for ever. */
export const overMs = 60_000

interface OpeningEnds {
  onSlow: () => void
  onOver: () => void
  /** Nothing is drawn in a tab that nobody sees. */
  isHidden: () => boolean
}

/** Watches a document being opened, from now until `end`. */
export const watchOpening = ({ onSlow, onOver, isHidden }: OpeningEnds) => {
  const slow = setTimeout(onSlow, slowMs)
  let over: ReturnType<typeof setTimeout> | undefined
  let isOpen = false
  const moved = () => {
    clearTimeout(over)
    if (isOpen) return
    over = setTimeout(() => (isHidden() ? moved() : onOver()), overMs)
  }
  moved()
  return {
    /** More of it has come. */
    moved,
    end: () => {
      isOpen = true
      clearTimeout(slow)
      clearTimeout(over)
    },
  }
}
