import { imageNode, imagePlaces } from '@lectern/contract/rich-text/nodes/media'
import { Button } from '@lectern/ui/actions/button'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Icon } from '@lectern/ui/layout/icon'
import { Popover } from '@lectern/ui/overlays/popover'
import {
  Crop,
  Focus,
  Image,
  Settings2,
  StretchHorizontal,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  TextWrap,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { useKnowFile } from '../../../files/placed/index.ts'
import type { NodePanelProps } from '../editor-node.ts'
import { NodeTools } from '../own/node-tools.tsx'
import { useAttributes } from '../own/use-attributes.ts'
import { type ImageAttributes, stretched, withFile } from './image-attributes.ts'
import { ImageSettings } from './image-settings.tsx'
import { PickPicture } from './pick-picture.tsx'

// They come with the first picture that is cut.
const CropImage = lazy(async () => ({ default: (await import('./crop-image.tsx')).CropImage }))
const FocusDialog = lazy(async () => ({ default: (await import('./focus-dialog.tsx')).FocusDialog }))

const places = {
  'flex-start': { icon: TextAlignStart, text: 'lesson-text.image_start' },
  center: { icon: TextAlignCenter, text: 'lesson-text.image_center' },
  'flex-end': { icon: TextAlignEnd, text: 'lesson-text.image_end' },
  inline: { icon: TextWrap, text: 'lesson-text.image_inline' },
} as const satisfies Record<ImageAttributes['justify'], { icon: typeof Image; text: TextId }>

/** How a picture stands, how large it is, what of it is shown. */
export const ImagePanel = ({ editor, node, at }: NodePanelProps) => {
  const { t } = useTexts()
  const know = useKnowFile()
  const [dialog, setDialog] = useState<'crop' | 'focus'>()
  const { attrs, change } = useAttributes(imageNode, { editor, node, at })
  if (!attrs || attrs.fileId === null) return null
  const close = () => setDialog(undefined)
  const save = (changes: Partial<ImageAttributes>) => {
    change(changes)
    close()
    // The tools stand beside what has the keyboard: without it they would be gone with the dialog.
    requestAnimationFrame(() => editor.view.focus())
  }
  return (
    <NodeTools label={t('lesson-text.block_image')}>
      <Segmented
        compact
        label={t('lesson-text.image_place')}
        segments={imagePlaces.map((place) => ({
          value: place,
          label: t(places[place].text),
          icon: places[place].icon,
        }))}
        value={attrs.justify}
        onChange={(justify) => change({ justify })}
      />
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={StretchHorizontal} />}
        aria-pressed={attrs.width === '100%'}
        onClick={() => change({ width: stretched(attrs.width, editor.view.dom.clientWidth) })}
      >
        {t('lesson-text.image_stretch')}
      </Button>
      <Button size="small" variant="quiet" icon={<Icon of={Crop} />} onClick={() => setDialog('crop')}>
        {t('lesson-text.image_crop')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={Focus} />}
        disabled={attrs.crop !== null}
        onClick={() => setDialog('focus')}
      >
        {t('lesson-text.image_focus')}
      </Button>
      <Popover
        label={t('lesson-text.image_settings')}
        align="end"
        renderTrigger={(trigger) => (
          <Button {...trigger} size="small" variant="quiet" icon={<Icon of={Settings2} />}>
            {t('lesson-text.image_settings')}
          </Button>
        )}
      >
        {() => <ImageSettings attrs={attrs} onChange={change} />}
      </Popover>
      <PickPicture
        icon={Image}
        label={t('lesson-text.image_other')}
        onPicked={([file]) => {
          if (!file) return
          know(file)
          change(withFile(file))
        }}
      />
      <Suspense>
        {dialog === 'crop' && <CropImage attrs={attrs} fileId={attrs.fileId} onClose={close} onSave={save} />}
        {dialog === 'focus' && (
          <FocusDialog attrs={attrs} fileId={attrs.fileId} onClose={close} onSave={save} />
        )}
      </Suspense>
    </NodeTools>
  )
}
