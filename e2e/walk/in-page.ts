// Runs inside the page: every check of a screen as it stands at one width. The walk sends this file as a script, so it
// imports nothing and keeps to the browser.

/** What is wrong, and where. */
export interface Fault {
  readonly kind: FaultKind
  readonly what: string
}

/** What {@link findFaults} looks for. */
export type FaultKind =
  | 'wider-than-window'
  | 'unreachable-control'
  | 'covered-heading'
  | 'covered-focus'
  | 'cut-text'
  | 'native-validation'

const controlSelector =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex="0"], ' +
  '[role=button], [role=tab], [role=menuitem], [role=option], [role=checkbox], [role=switch], [role=slider], [data-saved-state]'

/** How many of one kind of control are tried: rows of a list repeat each other. */
const firstOfKind = 3
const lastOfKind = 2
/** Of all kinds together: more would say the same, and take minutes. */
const mostControls = 60

const nameOf = (element: Element): string => {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
  const name = element.id === '' ? [...element.classList].slice(0, 2).join('.') : `#${element.id}`
  return `<${element.tagName.toLowerCase()} ${name}> "${words.trim().replace(/\s+/g, ' ').slice(0, 50)}"`
}

const parentOf = (element: Element): Element | null => {
  const root = element.parentElement ?? element.getRootNode()
  return root instanceof ShadowRoot ? root.host : root instanceof Element ? root : null
}

const lineOf = (element: Element): Element[] => {
  const line: Element[] = []
  for (let at: Element | null = element; at; at = parentOf(at)) line.push(at)
  return line
}

const isOffered = (element: Element): boolean => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  if (element.closest('[inert], [aria-hidden=true], :disabled')) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 4 && height > 4 && !isClippedAway(element)
}

/** Text and inputs for assistive technology alone. */
const isClippedAway = (element: Element): boolean =>
  lineOf(element).some((at) => {
    const { clipPath, position, clip } = getComputedStyle(at)
    return clipPath === 'inset(50%)' || (position === 'absolute' && clip.startsWith('rect(0px'))
  })

/** The topmost dialog or menu: what lies under it may be covered. */
const ground = (): Element => {
  const tops = [
    ...document.querySelectorAll('dialog:modal, [role=menu]:popover-open, [role=listbox]:popover-open'),
  ]
  return tops.at(-1) ?? document.body
}

const kindOf = (element: Element): string =>
  lineOf(element)
    .slice(0, 4)
    .map((at) => `${at.tagName}.${at.getAttribute('class') ?? ''}`)
    .join('<')

const offeredControls = (): Element[] => {
  const kinds = new Map<string, Element[]>()
  for (const element of ground().querySelectorAll(controlSelector)) {
    const kind = kindOf(element)
    const known = kinds.get(kind) ?? []
    known.push(element)
    kinds.set(kind, known)
  }
  const some = [...kinds.values()].flatMap((all) => {
    const offered = all.slice(0, 40).concat(all.slice(40).slice(-10)).filter(isOffered)
    return offered.length <= firstOfKind + lastOfKind
      ? offered
      : [...offered.slice(0, firstOfKind), ...offered.slice(-lastOfKind)]
  })
  return some.slice(0, mostControls)
}

/** What a press on the middle of a control meets; undefined when it meets the control. */
const met = (element: Element): Element | 'nothing' | undefined => {
  const rects = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  const rect = rects[Math.floor((rects.length - 1) / 2)]
  if (!rect) return undefined
  const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
  if (!hit) return 'nothing'
  if (element.contains(hit) || hit.contains(element)) return undefined
  const label = hit.closest('label')
  if (label && (label.control === element || label.contains(element))) return undefined
  const own = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  return own.some((each) => each.contains(hit)) ? undefined : hit
}

const describeMet = (found: Element | 'nothing'): string => (found === 'nothing' ? 'nothing' : nameOf(found))

const widerThanWindow = (): Fault[] => {
  const width = document.documentElement.clientWidth
  const beyond = document.documentElement.scrollWidth - width
  const moved = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width: own } = element.getBoundingClientRect()
    return own > 0 && right > width + 1 && !isInsideScroller(element)
  })
  if (beyond <= 1) return []
  const widest = moved.filter(
    (element) => !moved.some((other) => other !== element && element.contains(other)),
  )
  return [
    {
      kind: 'wider-than-window',
      what: `${beyond} px too wide: ${widest.slice(0, 3).map(nameOf).join(', ')}`,
    },
  ]
}

const isInsideScroller = (element: Element): boolean =>
  lineOf(element)
    .slice(1)
    .some(
      (at) =>
        at !== document.body &&
        at !== document.documentElement &&
        getComputedStyle(at).overflowX !== 'visible',
    )

const isInOpenPanel = (over: Element | 'nothing'): boolean =>
  over !== 'nothing' && over.closest('details[open]') !== null

const unreachableControls = (controls: readonly Element[]): Fault[] =>
  controls.flatMap((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const over = met(element)
    // A panel that was opened lies over the page as a menu does, and closes when it is left.
    if (over === undefined || isInOpenPanel(over)) return []
    return [{ kind: 'unreachable-control' as const, what: `${nameOf(element)} meets ${describeMet(over)}` }]
  })

const isFloating = (element: Element): boolean =>
  lineOf(element).some((at) => ['sticky', 'fixed'].includes(getComputedStyle(at).position))

/** What floats over the first line of an element that was scrolled to an edge. */
const floatingOver = (element: Element, block: 'start' | 'end'): Element | undefined => {
  element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  const rect = element.getClientRects()[0]
  if (!rect) return undefined
  const y = block === 'start' ? rect.top + 3 : rect.bottom - 3
  const hit = document.elementFromPoint(rect.left + Math.min(rect.width / 2, 12), y)
  if (!hit || hit.contains(element) || element.contains(hit) || !isFloating(hit)) return undefined
  // What floats together with the element is beside it, not over it.
  const floater = lineOf(hit).find((at) => ['sticky', 'fixed'].includes(getComputedStyle(at).position))
  return floater?.contains(element) ? undefined : hit
}

const coveredHeadings = (): Fault[] =>
  [...ground().querySelectorAll('h1, h2, h3')]
    .filter((heading) => isOffered(heading) && !isFloating(heading))
    .slice(0, 30)
    .flatMap((heading) => {
      const over = floatingOver(heading, 'start')
      return over
        ? [{ kind: 'covered-heading' as const, what: `${nameOf(heading)} under ${nameOf(over)}` }]
        : []
    })

const coveredFocus = (controls: readonly Element[]): Fault[] =>
  controls
    .filter((element) => !isFloating(element))
    .flatMap((element) => {
      const over = floatingOver(element, 'start') ?? floatingOver(element, 'end')
      return over
        ? [{ kind: 'covered-focus' as const, what: `${nameOf(element)} under ${nameOf(over)}` }]
        : []
    })

const saysSo = (element: Element): boolean => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')
}

/** The nearest thing that cuts an element's text off without a sign; scrollers do not cut. */
const cutterOf = (element: Element, rect: DOMRect): Element | undefined => {
  for (const at of lineOf(element)) {
    const style = getComputedStyle(at)
    if (at === document.body || at === document.documentElement || saysSo(at)) return undefined
    const box = at.getBoundingClientRect()
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined
    const cutsX =
      /hidden|clip/.test(style.overflowX) && (rect.right > box.right + 2 || rect.left < box.left - 2)
    const cutsY =
      /hidden|clip/.test(style.overflowY) && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4)
    if (cutsX || cutsY) return at
  }
  return undefined
}

const cutTexts = (): Fault[] => {
  const faults: Fault[] = []
  const kinds = new Map<string, number>()
  const walker = document.createTreeWalker(ground(), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || (node.textContent ?? '').trim() === '') continue
    const kind = kindOf(element)
    const seen = kinds.get(kind) ?? 0
    kinds.set(kind, seen + 1)
    if (seen > 12 || !isOffered(element) || element.closest('svg, option, select, textarea, audio, video'))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const cutter = [...range.getClientRects()].map((rect) => cutterOf(element, rect)).find(Boolean)
    if (cutter) faults.push({ kind: 'cut-text', what: `${nameOf(element)} by ${nameOf(cutter)}` })
  }
  return faults
}

/** Forms whose refusals the browser would word itself. */
const nativeValidation = (): Fault[] =>
  [...document.querySelectorAll('form')]
    .filter((form) => !form.noValidate && form.method !== 'dialog')
    .map((form) => ({ kind: 'native-validation' as const, what: nameOf(form) }))

/** Every fault of the page at the width that it has now. */
export const findFaults = (): Fault[] => {
  const place = { left: scrollX, top: scrollY }
  const controls = offeredControls()
  const faults = [
    ...widerThanWindow(),
    ...cutTexts(),
    ...nativeValidation(),
    ...unreachableControls(controls),
    ...coveredHeadings(),
    ...coveredFocus(controls),
  ]
  scrollTo({ ...place, behavior: 'instant' })
  return faults
}
