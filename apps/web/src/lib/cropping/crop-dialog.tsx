import { Button } from '@lectern/ui/actions/button'
import { Dialog, type DialogProps } from '@lectern/ui/overlays/dialog'
import { useId, useState, type ReactNode } from 'react'
import Cropper, { type Area, type CropperProps, type Point } from 'react-easy-crop'

/** The chosen part of a picture. */
export interface CroppedPart {
  /** In percent of the picture. */
  readonly percent: Area
  readonly pixels: Area
}

type CropLook = Partial<
  Pick<CropperProps, 'cropShape' | 'showGrid' | 'initialCroppedAreaPercentages' | 'mediaProps'>
>

interface CropDialogProps extends Omit<DialogProps, 'open' | 'actions' | 'children'> {
  /** Its address; nothing is drawn before it is known. */
  image: string | undefined
  /** Width by height of the part. */
  aspect: number
  look?: CropLook
  /** Of the picture, and of what is below it. */
  classNames: { readonly stage: string | undefined; readonly tools: string | undefined }
  words: { readonly cancel: string; readonly save: string; readonly zoom: string }
  busy?: boolean
  /** Saving has to wait for the picture, which may be unreadable. */
  waits?: boolean
  /** Undefined while the picture is not drawn yet. */
  onSave: (part: CroppedPart | undefined) => void
  /** Before the other buttons. */
  moreActions?: ReactNode
  /** Above the picture, beside the slider, and below both. */
  above?: ReactNode
  tools?: ReactNode
  below?: ReactNode
}

/** Chooses the part of a picture: drag or arrow keys move it, the slider or the wheel brings it nearer. */
export const CropDialog = (props: CropDialogProps) => {
  const { image, aspect, look, classNames, words, busy = false, waits = false, onSave } = props
  const { moreActions, above, tools, below, ...dialog } = props
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<CroppedPart>()
  return (
    <Dialog
      open
      size={dialog.size}
      onClose={dialog.onClose}
      title={dialog.title}
      description={dialog.description}
      closeLabel={dialog.closeLabel}
      actions={
        <>
          {moreActions}
          <Button onClick={dialog.onClose}>{words.cancel}</Button>
          <Button variant="primary" busy={busy} disabled={waits && !part} onClick={() => onSave(part)}>
            {words.save}
          </Button>
        </>
      }
    >
      {above}
      <div className={classNames.stage}>
        {image !== undefined && (
          <Cropper
            {...look}
            image={image}
            crop={place}
            zoom={zoom}
            aspect={aspect}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(percent, pixels) => setPart({ percent, pixels })}
          />
        )}
      </div>
      <div className={classNames.tools}>
        {tools}
        <ZoomSlider label={words.zoom} zoom={zoom} onZoom={setZoom} />
      </div>
      {below}
    </Dialog>
  )
}

interface ZoomSliderProps {
  label: string
  zoom: number
  onZoom: (zoom: number) => void
}

const ZoomSlider = ({ label, zoom, onZoom }: ZoomSliderProps) => {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={3}
        step={0.05}
        value={zoom}
        onChange={({ currentTarget }) => onZoom(currentTarget.valueAsNumber)}
      />
    </>
  )
}
