import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { calloutWords } from '../../lib/callout-words.ts'
import { useNeededTexts, useTexts } from '../../lib/texts/index.ts'
import { CodeCopy } from './code-copy.tsx'
import { HtmlFrame } from './html-frame.tsx'
import { SiteFrame } from './site-frame.tsx'
import { loadFontsOf } from './fonts/index.ts'
import { useZoomed } from './use-zoomed.ts'
import { Arriving, lazily } from '../../lib/drawing/lazy-part.tsx'

// A text without files, recordings or pictures loads nothing of these.
const ZoomOverlay = lazily(async () => (await import('../files/zoom/index.ts')).ZoomOverlay)
const TextFiles = lazily(async () => (await import('./text-files.tsx')).TextFiles)
const TextAudio = lazily(async () => (await import('./text-audio.tsx')).TextAudio)
const TaskTicks = lazily(async () => (await import('./ticks/task-ticks.tsx')).TaskTicks)

interface LiveTextProps {
  unit: number
  /** Whether what the reader ticks is kept. */
  takesPart: boolean
  /** The element that holds the text as the server wrote it. */
  findText: () => HTMLElement | null
}

/** What a place of a text is drawn with. */
interface Drawn {
  readonly place: HTMLElement
  readonly unit: number
  /** What a frame of the author's own is called. */
  readonly ownHtml: string
}

const OwnHtml = ({ place, ownHtml }: Drawn) => (
  <HtmlFrame
    html={place.dataset['html'] ?? ''}
    title={ownHtml}
    room={Number.parseInt(place.style.minBlockSize, 10) || null}
    onHeight={() => place.style.removeProperty('min-block-size')}
  />
)

const Site = ({ place: { dataset } }: Drawn) => (
  <SiteFrame
    src={dataset['frame'] ?? ''}
    title={dataset['title'] ?? ''}
    allowsFullScreen={dataset['fullscreen'] !== undefined}
    hasBorder={dataset['border'] !== undefined}
  />
)

const Files = ({ place, unit }: Drawn) => (
  <TextFiles unit={unit} uuids={(place.dataset['files'] ?? '').split(' ')} />
)

const Sound = ({ place: { dataset }, unit }: Drawn) => (
  <TextAudio unit={unit} uuid={dataset['sound'] ?? ''} title={dataset['title'] ?? ''} />
)

const Copied = ({ place }: Drawn) => <CodeCopy code={() => place.querySelector('code')?.textContent ?? ''} />

/** One kind of place in a text that a script fills. */
interface PlaceKind {
  readonly attribute: string
  /** What stands there for readers without a script gives way. */
  readonly isReplaced: boolean
  readonly Place: ComponentType<Drawn>
}

const kinds: readonly PlaceKind[] = [
  { attribute: 'data-html', isReplaced: true, Place: OwnHtml },
  { attribute: 'data-frame', isReplaced: true, Place: Site },
  { attribute: 'data-code', isReplaced: false, Place: Copied },
  { attribute: 'data-files', isReplaced: true, Place: Files },
  { attribute: 'data-sound', isReplaced: true, Place: Sound },
]

/** Finds the places of a text, each emptied for what comes. */
const findPlaces = (text: HTMLElement | null) =>
  kinds.flatMap(({ attribute, isReplaced, Place }) =>
    [...(text?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [])].map((place) => {
      if (isReplaced) place.replaceChildren()
      return { place, Place }
    }),
  )

/** What of a text needs a script: frames, files, recordings, copying codes, looking at pictures closely, words of remarks, fonts. */
export const LiveText = (props: LiveTextProps) => useNeededTexts('documents') && <Live {...props} />

const Live = ({ unit, takesPart, findText }: LiveTextProps) => {
  const { t } = useTexts()
  const [text] = useState(findText)
  // Once: what has been drawn into a place is not to be emptied again.
  const [places] = useState(() => findPlaces(text))
  const { zoomed, close } = useZoomed(text, t('documents.zoom_picture'))
  const ownHtml = t('documents.own_html')
  useLayoutEffect(() => {
    for (const [name, word] of Object.entries(calloutWords(t))) text?.style.setProperty(name, word)
  }, [text, t])
  useEffect(() => loadFontsOf(text), [text])
  return (
    <>
      {places.map(({ place, Place }, at) =>
        createPortal(
          <Arriving>
            <Place place={place} unit={unit} ownHtml={ownHtml} />
          </Arriving>,
          place,
          String(at),
        ),
      )}
      {takesPart && text?.querySelector('[data-tasks="learner"]') && (
        <Arriving>
          <TaskTicks unit={unit} text={text} />
        </Arriving>
      )}
      {zoomed && (
        <Arriving>
          <ZoomOverlay {...zoomed} onClose={close} />
        </Arriving>
      )}
    </>
  )
}
