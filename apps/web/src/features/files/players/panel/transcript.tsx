import { SearchInput } from '@lectern/ui/fields/search-input'
import { Select } from '@lectern/ui/choices/select'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { CaptionTrack } from '../controls/use-captions.ts'
import { clockText } from '../rules/clock-text.ts'
import { findIn, lineAt, type Line } from '../rules/transcript.ts'
import styles from './panel.module.css'
import { useCues } from './use-cues.ts'

interface TranscriptProps {
  tracks: readonly CaptionTrack[]
  /** The language of the captions that are shown; empty: none. */
  language: string
  time: number
  onSeek: (seconds: number) => void
}

/** The language that is read: what was chosen here, the captions', the reader's, or the first. */
const trackFor = (tracks: readonly CaptionTrack[], wanted: string, locale: string) =>
  tracks.find(({ language }) => language === wanted) ??
  tracks.find(({ language }) => language.split('-')[0] === locale) ??
  tracks[0]

const shownLines = (lines: readonly Line[], wanted: string) =>
  lines.flatMap((line, at) => {
    const parts = findIn(line.words, wanted)
    return parts ? [{ line, at, parts }] : []
  })

/** The words of a film: they follow it, lead to their moment, and are searched. */
export const Transcript = ({ tracks, language, time, onSeek }: TranscriptProps) => {
  const { t, locale } = useTexts()
  const [chosen, setChosen] = useState('')
  const [wanted, setWanted] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const isHeld = useRef(false)
  const track = trackFor(tracks, chosen || language, locale)
  const lines = useCues(track?.url, track?.language ?? '')
  const current = lines ? lineAt(lines, time) : -1

  useEffect(() => {
    const row = list.current?.querySelector(`[data-line="${current}"]`)
    const box = list.current
    if (!(row instanceof HTMLElement) || !box || isHeld.current || wanted !== '') return
    // Only the list moves, never the page.
    box.scrollTo({ top: row.offsetTop - box.clientHeight / 2 + row.clientHeight / 2, behavior: 'smooth' })
  }, [current, wanted])

  const shown = lines && shownLines(lines, wanted)
  return (
    <div className={styles.transcript}>
      <div className={styles.tools}>
        <SearchInput
          value={wanted}
          onChange={setWanted}
          label={t('player.search_transcript')}
          clearLabel={t('player.clear')}
        />
        {tracks.length > 1 && (
          <Select
            aria-label={t('player.language')}
            lang={track?.language}
            value={track?.language}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {tracks.map((each) => (
              <option key={each.language} value={each.language}>
                {each.label}
              </option>
            ))}
          </Select>
        )}
      </div>
      {!shown && <SkeletonText lines={4} />}
      {shown?.length === 0 && <Nothing isSearched={wanted !== ''} />}
      <LineList
        list={list}
        shown={shown ?? []}
        current={current}
        language={track?.language}
        onHold={(held) => {
          isHeld.current = held
        }}
        onSeek={onSeek}
      />
    </div>
  )
}

const Nothing = ({ isSearched }: { isSearched: boolean }) => {
  const { t } = useTexts()
  return (
    <p className={styles.nothing} role="status">
      {t(isSearched ? 'player.nothing_found' : 'player.no_transcript')}
    </p>
  )
}

interface LineListProps {
  list: RefObject<HTMLOListElement | null>
  shown: readonly { readonly line: Line; readonly at: number; readonly parts: readonly string[] }[]
  current: number
  language: string | undefined
  /** Somebody reads in it: it stands still. */
  onHold: (isHeld: boolean) => void
  onSeek: (seconds: number) => void
}

const LineList = ({ list, shown, current, language, onHold, onSeek }: LineListProps) => (
  <ol
    ref={list}
    className={styles.lines}
    lang={language}
    onPointerEnter={() => onHold(true)}
    onPointerLeave={() => onHold(false)}
  >
    {shown.map(({ line, at, parts }) => (
      <li key={`${line.from}${at}`}>
        <button
          type="button"
          className={styles.line}
          data-line={at}
          aria-current={at === current || undefined}
          onClick={() => onSeek(line.from)}
        >
          <span className={styles.moment}>{clockText(line.from)}</span>
          <span>
            {parts.map((part, place) =>
              // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence never move
              place % 2 === 1 ? <mark key={place}>{part}</mark> : part,
            )}
          </span>
        </button>
      </li>
    ))}
  </ol>
)
