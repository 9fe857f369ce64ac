import { useEffect, useRef, useState } from 'react'
import { watchView } from '../../../../lib/drawing/watch-view.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { OpenPdf } from '../open-pdf.ts'
import styles from '../pdf-viewer.module.css'

const width = 104

interface PdfThumbnailsProps {
  opened: OpenPdf
  page: number
  /** One was chosen. */
  onChosen: () => void
}

/** All pages small; one is drawn when it comes near. */
export const PdfThumbnails = ({ opened, page, onChosen }: PdfThumbnailsProps) => {
  const { t } = useTexts()
  const pages = Array.from({ length: opened.document.numPages }, (_, at) => at + 1)
  return (
    <nav className={styles.thumbs} aria-label={t('documents.thumbnails')}>
      {pages.map((number) => (
        <Thumbnail
          key={number}
          opened={opened}
          number={number}
          isCurrent={number === page}
          onChosen={onChosen}
        />
      ))}
    </nav>
  )
}

const drawSmall = async (canvas: HTMLCanvasElement, { document }: OpenPdf, number: number): Promise<void> => {
  const page = await document.getPage(number)
  const whole = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (width * Math.min(2, devicePixelRatio)) / whole.width })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, background: 'white' }).promise
}

interface ThumbnailProps extends Pick<PdfThumbnailsProps, 'opened' | 'onChosen'> {
  number: number
  isCurrent: boolean
}

const Thumbnail = ({ opened, number, isCurrent, onChosen }: ThumbnailProps) => {
  const { t } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const stop = watchView(
      button.current,
      (isInView) => {
        if (!isInView || !canvas.current) return
        stop()
        drawSmall(canvas.current, opened, number).then(
          () => setDrawn(true),
          () => undefined,
        )
      },
      { rootMargin: '200px' },
    )
    return stop
  }, [opened, number])
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  return (
    <button
      ref={button}
      type="button"
      className={styles.thumb}
      aria-label={t('documents.page_number', { number })}
      aria-current={isCurrent ? 'page' : undefined}
      data-drawn={isDrawn || undefined}
      onClick={() => {
        opened.goTo(number)
        onChosen()
      }}
    >
      <canvas ref={canvas} className={styles.small} />
      <span aria-hidden="true">{number}</span>
    </button>
  )
}
