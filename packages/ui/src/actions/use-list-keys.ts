import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { moveInList, typeInList } from './list-keys.ts'

const isTypable = (event: KeyboardEvent) =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey

/** Keys of a list whose choices carry `data-stop`: arrows, Home, End and typed beginnings move the focus. */
export const useListKeys = (panel: RefObject<HTMLElement | null>) => {
  const typed = useRef({ text: '', at: 0 })

  const stopsOf = () => [...(panel.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]

  const focusStop = (at: number) => stopsOf()[at]?.focus()

  const beginning = (event: KeyboardEvent) => {
    const { text, at } = typed.current
    const before = event.timeStamp - at < 600 && text !== event.key ? text : ''
    typed.current = { text: before + event.key, at: event.timeStamp }
    return typed.current.text
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const elements = stopsOf()
    const stops = elements.map((element) => ({
      label: element.textContent,
      disabled: element.getAttribute('aria-disabled') === 'true',
    }))
    const current = elements.findIndex((element) => element === document.activeElement)
    const next = isTypable(event)
      ? typeInList(stops, current, beginning(event))
      : moveInList(stops, current, event.key)
    if (next === undefined) return
    event.preventDefault()
    elements[next]?.focus()
  }

  return { onKeyDown, focusStop, stopsOf }
}
