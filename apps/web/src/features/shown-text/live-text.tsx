import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useNeededTexts, useTexts } from '../../lib/texts/index.ts'
import { CodeCopy } from './code-copy.tsx'
import { HtmlFrame } from './html-frame.tsx'
import { SiteFrame } from './site-frame.tsx'
import { useZoomed } from './use-zoomed.ts'

// A text without files, recordings or pictures loads nothing of these.
const ZoomOverlay = lazy(async () => ({ default: (await import('../files/zoom/index.ts')).ZoomOverlay }))
const TextFiles = lazy(async () => ({ default: (await import('./text-files.tsx')).TextFiles }))
const TextAudio = lazy(async () => ({ default: (await import('./text-audio.tsx')).TextAudio }))

interface LiveTextProps {
  unit: number
  /** The element that holds the text as the server wrote it. */
  findText: () => HTMLElement | null
}

/** One kind of place in a text that a script fills. */
interface LivePlace {
  readonly attribute: string
  /** What stands there for readers without a script gives way. */
  readonly isReplaced: boolean
  readonly render: (place: HTMLElement) => ReactNode
}

const placesOf = (unit: number, ownHtml: string): readonly LivePlace[] => [
  {
    attribute: 'data-html',
    isReplaced: true,
    render: ({ dataset, style }) => (
      <HtmlFrame
        html={dataset['html'] ?? ''}
        title={ownHtml}
        room={Number.parseInt(style.minBlockSize, 10) || null}
        onHeight={() => style.removeProperty('min-block-size')}
      />
    ),
  },
  {
    attribute: 'data-frame',
    isReplaced: true,
    render: ({ dataset }) => (
      <SiteFrame
        src={dataset['frame'] ?? ''}
        title={dataset['title'] ?? ''}
        allowsFullScreen={dataset['fullscreen'] !== undefined}
        hasBorder={dataset['border'] !== undefined}
      />
    ),
  },
  {
    attribute: 'data-code',
    isReplaced: false,
    render: (place) => <CodeCopy code={() => place.querySelector('code')?.textContent ?? ''} />,
  },
  {
    attribute: 'data-files',
    isReplaced: true,
    render: ({ dataset }) => <TextFiles unit={unit} uuids={(dataset['files'] ?? '').split(' ')} />,
  },
  {
    attribute: 'data-sound',
    isReplaced: true,
    render: ({ dataset }) => (
      <TextAudio unit={unit} uuid={dataset['sound'] ?? ''} title={dataset['title'] ?? ''} />
    ),
  },
]

/** Finds the places of a text, each emptied for what comes. */
const findPlaces = (text: HTMLElement | null, kinds: readonly LivePlace[]) =>
  kinds.flatMap((kind) =>
    [...(text?.querySelectorAll<HTMLElement>(`[${kind.attribute}]`) ?? [])].map((place) => {
      if (kind.isReplaced) place.replaceChildren()
      return { place, kind }
    }),
  )

/** What of a text needs a script: frames, files, recordings, copying codes, looking at pictures closely. */
export const LiveText = (props: LiveTextProps) => useNeededTexts('documents') && <Live {...props} />

const Live = ({ unit, findText }: LiveTextProps) => {
  const { t } = useTexts()
  const [text] = useState(findText)
  const ownHtml = t('documents.own_html')
  const places = useMemo(() => findPlaces(text, placesOf(unit, ownHtml)), [text, unit, ownHtml])
  const { zoomed, close } = useZoomed(text, t('documents.zoom_picture'))
  return (
    <>
      {places.map(({ place, kind }, at) =>
        createPortal(<Suspense>{kind.render(place)}</Suspense>, place, String(at)),
      )}
      {zoomed && (
        <Suspense>
          <ZoomOverlay {...zoomed} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
