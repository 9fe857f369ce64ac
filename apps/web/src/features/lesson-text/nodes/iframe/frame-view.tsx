import { iframeNode } from '@lectern/contract/rich-text/nodes/code'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Popover } from '@lectern/ui/overlays/popover'
import type { ReactNodeViewProps } from '@tiptap/react'
import { AppWindow, Settings2 } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { SiteFrame } from '../../../shown-text/index.ts'
import { BlockBox } from '../own/block-box.tsx'
import { useAttributes } from '../own/use-attributes.ts'
import { AddressField } from './address-field.tsx'
import { FrameSettings } from './frame-settings.tsx'

/** Another site's page as its readers find it; its settings say where it leads and how large it is. */
export const FrameView = ({ editor, node, getPos, selected }: ReactNodeViewProps) => {
  const { t } = useTexts()
  const { attrs, change } = useAttributes(iframeNode, { editor, node, at: getPos })
  if (!attrs) return null
  const isSet = attrs.src !== ''
  return (
    <BlockBox
      {...{ editor, getPos, selected }}
      icon={AppWindow}
      name={t('lesson-text.block_frame')}
      tools={
        isSet &&
        editor.isEditable && (
          <Popover
            label={t('lesson-text.frame_settings')}
            align="end"
            renderTrigger={(trigger) => (
              <Button {...trigger} size="small" variant="quiet" icon={<Icon of={Settings2} />}>
                {t('lesson-text.frame_settings')}
              </Button>
            )}
          >
            {() => <FrameSettings attrs={attrs} onChange={change} />}
          </Popover>
        )
      }
    >
      {isSet && (
        <div
          data-frame={attrs.src}
          style={{ inlineSize: attrs.width, aspectRatio: `${attrs.width} / ${attrs.height}` }}
        >
          <SiteFrame
            key={attrs.src}
            src={attrs.src}
            title={attrs.title}
            allowsFullScreen={attrs.allowfullscreen}
            hasBorder={attrs.frameborder === 1}
          />
        </div>
      )}
      {editor.isEditable && !isSet && (
        <AddressField src="" startHere={selected} onSrc={(src) => change({ src })} />
      )}
    </BlockBox>
  )
}
