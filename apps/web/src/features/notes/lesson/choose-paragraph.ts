const paragraphs = 'p, h1, h2, h3, h4, h5, h6, li, pre, blockquote, td'

/** Chooses the next paragraph of the texts for who reads by keyboard: the first in sight, then one after the other. */
export const chooseParagraph = (units: readonly number[], by: -1 | 1): void => {
  const all = units.flatMap((unit) =>
    [
      ...(document.querySelector(`#unit-${unit} > div`)?.querySelectorAll<HTMLElement>(paragraphs) ?? []),
    ].filter((each) => each.textContent?.trim() !== '' && each.querySelector(paragraphs) === null),
  )
  const selection = document.getSelection()
  if (!selection || all.length === 0) return
  const anchor = selection.isCollapsed ? null : selection.anchorNode
  const chosen = all.findIndex((each) => anchor !== null && each.contains(anchor))
  const inSight = all.findIndex((each) => each.getBoundingClientRect().top >= 68)
  const at = chosen < 0 ? Math.max(0, inSight) : Math.min(all.length - 1, Math.max(0, chosen + by))
  const paragraph = all[at]
  if (!paragraph) return
  selection.selectAllChildren(paragraph)
  paragraph.scrollIntoView({ block: 'nearest' })
}
