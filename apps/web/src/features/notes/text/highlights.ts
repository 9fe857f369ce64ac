import './highlights.css'

/** Names under which stretches of a page are drawn; `highlights.css` gives each its look. */
export const highlightNames = ['sun', 'leaf', 'sky', 'rose', 'plain', 'active', 'spoken'] as const
export type HighlightName = (typeof highlightNames)[number]

const canHighlight = (): boolean => typeof Highlight !== 'undefined' && 'highlights' in CSS

const layers = new Map<HighlightName, HTMLElement>()

const layerOf = (name: HighlightName): HTMLElement => {
  const known = layers.get(name)
  if (known) return known
  const layer = document.createElement('div')
  layer.setAttribute('aria-hidden', 'true')
  layer.dataset['noteLayer'] = name
  document.body.append(layer)
  layers.set(name, layer)
  return layer
}

/** Boxes over the words, where the browser cannot draw ranges itself. */
const drawBoxes = (name: HighlightName, ranges: readonly Range[]): void => {
  const boxes = ranges.flatMap((range) =>
    [...range.getClientRects()].map(({ left, top, width, height }) => {
      const box = document.createElement('span')
      box.style.cssText = `left:${left + window.scrollX}px;top:${top + window.scrollY}px;width:${width}px;height:${height}px`
      return box
    }),
  )
  layerOf(name).replaceChildren(...boxes)
}

/** Draws stretches of the page without a change of its elements; none takes what was drawn away. */
export const drawHighlight = (name: HighlightName, ranges: readonly Range[]): void => {
  if (!canHighlight()) drawBoxes(name, ranges)
  else if (ranges.length === 0) CSS.highlights.delete(`note-${name}`)
  else CSS.highlights.set(`note-${name}`, new Highlight(...ranges))
}

export const clearHighlights = (): void => {
  for (const name of highlightNames) if (canHighlight() || layers.has(name)) drawHighlight(name, [])
}
