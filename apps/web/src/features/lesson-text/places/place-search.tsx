import type { Editor } from '@tiptap/core'
import { useState, type KeyboardEvent } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { filterSlash } from '../menus/filter-slash.ts'
import prompt from '../toolbar/prompt.module.css'
import styles from './place-search.module.css'
import { placesOfText } from './places-of-text.ts'
import { useLessonUnits } from './use-lesson-units.ts'

interface PlaceSearchProps {
  editor: Editor
  onPlace: (href: string) => void
}

/** The next or the previous place takes the keyboard; above the first one is the field. */
const step = (event: KeyboardEvent<HTMLElement>): void => {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
  const at = stops.findIndex((each) => each === document.activeElement)
  stops[at + by]?.focus()
}

const usePlaces = (editor: Editor) => {
  const { t } = useTexts()
  const [own] = useState(() => placesOfText(editor.state.doc))
  const { units, headings, error, isPending } = useLessonUnits()
  const taken = new Set(own.map(({ href }) => href))
  const elsewhere = headings.filter(({ href }) => !taken.has(href))
  const ofKind = (group: string, places: readonly { href: string; name: string }[]) =>
    places.map(({ href, name }) => ({ href, name, group, words: '' }))
  const places = [
    ...ofKind(
      t('lesson-text.link_headings'),
      own.filter(({ kind }) => kind === 'heading'),
    ),
    ...ofKind(
      t('lesson-text.link_anchors'),
      own.filter(({ kind }) => kind === 'anchor'),
    ),
    ...ofKind(
      t('lesson-text.link_units'),
      units.map(({ href, title, number }) => ({
        href,
        name: title || t('lesson-text.button_unit_number', { number }),
      })),
    ),
    ...ofKind(t('lesson-text.link_headings_elsewhere'), elsewhere),
  ]
  return { places, isPending, told: error ? errorText(error, t) : null }
}

/** Headings, anchors and units of the lesson, found by their names, to choose instead of an address (document 001 §2). */
export const PlaceSearch = ({ editor, onPlace }: PlaceSearchProps) => {
  const { t } = useTexts()
  const [query, setQuery] = useState('')
  const { places, isPending, told } = usePlaces(editor)
  const found = filterSlash(places, query)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <div className={styles.places} role="group" aria-label={t('lesson-text.link_place')} onKeyDown={step}>
      <input
        className={prompt.field}
        value={query}
        maxLength={200}
        aria-label={t('lesson-text.link_place')}
        placeholder={t('lesson-text.link_place')}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter in the field of the address would take the address.
          if (event.key !== 'Enter') return
          event.preventDefault()
          event.stopPropagation()
          const [first] = found
          if (first && query !== '') onPlace(first.href)
        }}
      />
      {told !== null && <p className={styles.none}>{told}</p>}
      {found.length === 0 && told === null && (
        <p className={styles.none} role="status">
          {t(isPending ? 'lesson-text.button_units_loading' : 'lesson-text.link_no_place')}
        </p>
      )}
      <ul className={styles.list}>
        {found.map(({ href, name, group }) => (
          <li key={`${group} ${href}`}>
            <button type="button" className={styles.place} onClick={() => onPlace(href)}>
              <span className={styles.name}>{name}</span>
              <span className={styles.kind}>{group}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
