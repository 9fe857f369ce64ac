import { mediaLimits } from '@lectern/contract/rich-text/nodes/media'
import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { fittingWidth, type ImageAttributes, pictureAddress } from './image-attributes.ts'
import styles from './image.module.css'

interface ShownPictureProps {
  attrs: ImageAttributes
  fileId: string
  isEditable: boolean
  isSelected: boolean
  onChange: (changes: Partial<ImageAttributes>, quietly?: boolean) => void
}

const keyStep = 10

const cropBox = ({ crop, naturalWidth, naturalHeight }: ImageAttributes): CSSProperties | null =>
  crop && naturalWidth !== null && naturalHeight !== null
    ? {
        inlineSize: Math.round(naturalWidth * crop.width),
        aspectRatio: `${naturalWidth * crop.width} / ${naturalHeight * crop.height}`,
      }
    : null

const percent = (share: number): string => `${share * 100}%`

/** The picture with the part, the point and the size that its author chose; its edge is drawn by a pointer and by keys. */
export const ShownPicture = ({ attrs, fileId, isEditable, isSelected, onChange }: ShownPictureProps) => {
  const figure = useRef<HTMLElement>(null)
  const [drawn, setDrawn] = useState<number | null>(null)
  const container = () => figure.current?.parentElement?.clientWidth ?? mediaLimits.pixels
  const width = drawn ?? attrs.width
  const { crop, focus } = attrs
  const box = cropBox(attrs)
  const picture = (
    <img
      src={pictureAddress(fileId)}
      alt={attrs.alt}
      width={attrs.naturalWidth ?? undefined}
      height={attrs.naturalHeight ?? undefined}
      draggable={false}
      data-drag-handle
      style={
        box && crop
          ? {
              inlineSize: percent(1 / crop.width),
              blockSize: percent(1 / crop.height),
              translate: `-${percent(crop.x)} -${percent(crop.y)}`,
            }
          : { objectPosition: focus ? `${percent(focus.x)} ${percent(focus.y)}` : undefined }
      }
      onLoad={({ currentTarget }) => {
        if (attrs.naturalWidth !== null || currentTarget.naturalWidth === 0) return
        const { naturalWidth, naturalHeight } = currentTarget
        onChange({ naturalWidth, naturalHeight }, true)
      }}
    />
  )
  const draw = (next: number) => setDrawn(fittingWidth(next, container()))
  const settle = () => {
    if (drawn !== null && drawn !== attrs.width) onChange({ width: drawn })
    setDrawn(null)
  }
  return (
    <figure
      ref={figure}
      className={styles.figure}
      data-image={attrs.justify}
      data-sized={width !== null || undefined}
      style={{ inlineSize: width ?? undefined }}
    >
      {box ? (
        <span data-crop="" style={box}>
          {picture}
        </span>
      ) : (
        picture
      )}
      {attrs.caption !== '' && <figcaption>{attrs.caption}</figcaption>}
      {isEditable && isSelected && (
        <Edge
          width={typeof width === 'number' ? width : null}
          now={() => figure.current?.offsetWidth ?? 0}
          most={container}
          onDraw={draw}
          onSettle={settle}
          onWidth={(next) => onChange({ width: fittingWidth(next, container()) })}
        />
      )}
    </figure>
  )
}

interface EdgeProps {
  width: number | null
  /** Pixels that the picture takes at this moment. */
  now: () => number
  most: () => number
  onDraw: (width: number) => void
  onSettle: () => void
  onWidth: (width: number) => void
}

const Edge = ({ width, now, most, onDraw, onSettle, onWidth }: EdgeProps): ReactNode => {
  const { t } = useTexts()
  const from = useRef<{ x: number; width: number }>(undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: keyStep, ArrowLeft: -keyStep }
    const next =
      event.key === 'Home'
        ? mediaLimits.leastWidth
        : event.key === 'End'
          ? most()
          : now() + (steps[event.key] ?? 0)
    if (next === now() && event.key !== 'End') return
    event.preventDefault()
    onWidth(next)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, width: now() }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (from.current) onDraw(from.current.width + event.clientX - from.current.x)
  }
  return (
    <span
      data-own
      className={styles.edge}
      role="slider"
      tabIndex={0}
      aria-label={t('lesson-text.image_width')}
      aria-valuemin={mediaLimits.leastWidth}
      aria-valuemax={mediaLimits.pixels}
      aria-valuenow={width ?? 0}
      aria-valuetext={
        width === null ? t('lesson-text.image_width_own') : t('lesson-text.pixels', { count: width })
      }
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => {
        from.current = undefined
        onSettle()
      }}
    />
  )
}
