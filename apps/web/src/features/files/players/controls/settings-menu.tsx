import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { useListKeys } from '@lectern/ui/actions/use-list-keys'
import { Check, ChevronLeft, ChevronRight, Settings } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTexts, type Translate } from '../../../../lib/texts/index.ts'
import type { Playback, PlaybackState, Quality } from '../engine/playback.ts'
import { rates } from '../rules/constants.ts'
import { qualityWord } from '../rules/quality-word.ts'
import styles from './settings-menu.module.css'
import type { Captions } from './use-captions.ts'

/** States of the menu (document 001 §2), with captions where a film has them. */
type View = 'default' | 'rate' | 'quality' | 'captions'

interface SettingsMenuProps {
  playback: Playback
  state: PlaybackState
  captions: Captions | null
  hasRates: boolean
  onOpen: (isOpen: boolean) => void
}

interface Row {
  key: string
  label: string
  isChosen: boolean
  onChoose: () => void
}

/** A quality by its lines and the word of the document's ladder. */
const qualityLabel = ({ height, label }: Quality, t: Translate): string => {
  const word = height === null ? undefined : qualityWord(height)
  return word === undefined ? label : `${label} · ${t(`player.quality_${word}`)}`
}

const shownQuality = ({ qualities, quality, shownHeight }: PlaybackState, t: Translate): string => {
  const chosen = qualities.find(({ id }) => id === quality)
  if (chosen) return chosen.label
  return shownHeight === null ? t('player.auto') : `${t('player.auto')} (${shownHeight}p)`
}

const rateLabel = (rate: number, t: Translate): string => (rate === 1 ? t('player.rate_normal') : `${rate}×`)

const rowsOf = (
  view: Exclude<View, 'default'>,
  { playback, state, captions }: SettingsMenuProps,
  t: Translate,
): Row[] => {
  if (view === 'rate')
    return rates.map((rate) => ({
      key: String(rate),
      label: rateLabel(rate, t),
      isChosen: state.rate === rate,
      onChoose: () => playback.setRate(rate),
    }))
  if (view === 'captions')
    return [{ language: '', label: t('player.captions_off') }, ...(captions?.tracks ?? [])].map(
      ({ language, label }) => ({
        key: language,
        label,
        isChosen: captions?.language === language,
        onChoose: () => captions?.choose(language),
      }),
    )
  const auto = { id: 'auto', height: null, label: shownQuality({ ...state, quality: 'auto' }, t) }
  return [...state.qualities.toReversed(), auto].map((quality) => ({
    key: quality.id,
    label: qualityLabel(quality, t),
    isChosen: state.quality === quality.id,
    onChoose: () => playback.setQuality(quality.id),
  }))
}

/** What there is to set, with what is set now. */
const entriesOf = ({ state, captions, hasRates }: SettingsMenuProps, t: Translate) => {
  const language = captions?.tracks.find((track) => track.language === captions.language)
  const rate = { view: 'rate', label: t('player.rate'), value: rateLabel(state.rate, t) } as const
  const quality = { view: 'quality', label: t('player.quality'), value: shownQuality(state, t) } as const
  const words = {
    view: 'captions',
    label: t('player.captions'),
    value: language?.label ?? t('player.captions_off'),
  } as const
  return [
    ...(hasRates ? [rate] : []),
    ...(state.qualities.length > 1 ? [quality] : []),
    ...(captions && captions.tracks.length > 0 ? [words] : []),
  ]
}

/** Closes what is open on a press outside of it. */
const usePressOutside = (root: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void) => {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) latest.current()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [isOpen, root])
}

/** Rates, quality and captions, one list at a time with a way back. */
export const SettingsMenu = (props: SettingsMenuProps) => {
  const { onOpen } = props
  const { t } = useTexts()
  const id = useId()
  const [view, setView] = useState<View | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { focusStop, onKeyDown } = useListKeys(panel)

  const show = (next: View | null) => {
    setView(next)
    onOpen(next !== null)
  }
  const close = () => {
    show(null)
    root.current?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (view !== null) focusStop(0)
    // oxlint-disable-next-line react/exhaustive-deps -- when another list is shown
  }, [view])
  usePressOutside(root, view !== null, () => show(null))
  const onKey = (event: KeyboardEvent) => {
    // The keys of the player are not those of its menu.
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      return close()
    }
    if (event.key === 'ArrowLeft' && view !== 'default') return show('default')
    return onKeyDown(event)
  }
  const entries = entriesOf(props, t)
  if (entries.length === 0) return null

  return (
    <div ref={root} className={styles.root}>
      <IconButton
        icon={Settings}
        label={t('player.settings')}
        aria-haspopup="menu"
        aria-expanded={view !== null}
        aria-controls={view === null ? undefined : id}
        onClick={() => (view === null ? show('default') : close())}
      />
      {view !== null && (
        <div
          ref={panel}
          id={id}
          role="menu"
          aria-label={t('player.settings')}
          className={styles.panel}
          tabIndex={-1}
          onKeyDown={onKey}
        >
          {view === 'default' ? (
            entries.map((entry) => (
              <MenuRow key={entry.view} onClick={() => show(entry.view)}>
                <span className={styles.label}>{entry.label}</span>
                <span className={styles.value}>{entry.value}</span>
                <Icon of={ChevronRight} />
              </MenuRow>
            ))
          ) : (
            <ChoiceRows rows={rowsOf(view, props, t)} onBack={() => show('default')} onChosen={close} />
          )}
        </div>
      )}
    </div>
  )
}

interface ChoiceRowsProps {
  rows: readonly Row[]
  onBack: () => void
  onChosen: () => void
}

const ChoiceRows = ({ rows, onBack, onChosen }: ChoiceRowsProps) => {
  const { t } = useTexts()
  return (
    <>
      <MenuRow onClick={onBack} isBack>
        <Icon of={ChevronLeft} />
        <span className={styles.label}>{t('player.back')}</span>
      </MenuRow>
      {rows.map(({ key, label, isChosen, onChoose }) => (
        <MenuRow
          key={key}
          isChosen={isChosen}
          onClick={() => {
            onChoose()
            onChosen()
          }}
        >
          <span className={styles.tick}>{isChosen && <Icon of={Check} />}</span>
          <span className={styles.label}>{label}</span>
        </MenuRow>
      ))}
    </>
  )
}

interface MenuRowProps {
  onClick: () => void
  isBack?: boolean
  /** A choice among others. */
  isChosen?: boolean
  children: ReactNode
}

const MenuRow = ({ onClick, isBack = false, isChosen, children }: MenuRowProps) => (
  <button
    type="button"
    role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
    aria-checked={isChosen}
    data-stop
    data-back={isBack || undefined}
    tabIndex={-1}
    className={styles.row}
    onClick={onClick}
  >
    {children}
  </button>
)
