import { codeLimits, iframeNode } from '@lectern/contract/rich-text/nodes/code'
import { Button } from '@lectern/ui/actions/button'
import { Switch } from '@lectern/ui/choices/switch'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import type { ReactNodeViewProps } from '@tiptap/react'
import { AppWindow } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { NumberField } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { SiteFrame } from '../../../shown-text/index.ts'
import { BlockBox } from '../own/block-box.tsx'
import { useAttributes } from '../own/use-attributes.ts'
import { toFrameAddress } from './frame-address.ts'
import styles from './frame.module.css'

/** Another site's page as its readers find it, and below it where it leads and how large it is. */
export const FrameView = ({ editor, node, getPos, selected }: ReactNodeViewProps) => {
  const { t } = useTexts()
  const { attrs, change } = useAttributes(iframeNode, { editor, node, at: getPos })
  if (!attrs) return null
  const isSet = attrs.src !== ''
  return (
    <BlockBox {...{ editor, getPos, selected }} icon={AppWindow} name={t('create-course.block_frame')}>
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
      {editor.isEditable && (
        <div className={styles.fields}>
          <AddressField
            key={attrs.src}
            src={attrs.src}
            startHere={!isSet && selected}
            onSrc={(src) => change({ src })}
          />
          {isSet && (
            <>
              <Field label={t('create-course.frame_title')} help={t('create-course.frame_title_help')}>
                <TextInput
                  value={attrs.title}
                  maxLength={codeLimits.title}
                  onChange={({ currentTarget }) => change({ title: currentTarget.value })}
                />
              </Field>
              <div className={styles.pair}>
                <NumberField
                  label={t('create-course.frame_width')}
                  value={attrs.width}
                  min={50}
                  max={codeLimits.frame}
                  onValue={(width) => change({ width })}
                />
                <NumberField
                  label={t('create-course.frame_height')}
                  value={attrs.height}
                  min={50}
                  max={codeLimits.frame}
                  onValue={(height) => change({ height })}
                />
              </div>
              <Switch
                label={t('create-course.frame_border')}
                checked={attrs.frameborder === 1}
                onChange={({ currentTarget }) => change({ frameborder: currentTarget.checked ? 1 : 0 })}
              />
              <Switch
                label={t('create-course.frame_full_screen')}
                checked={attrs.allowfullscreen}
                onChange={({ currentTarget }) => change({ allowfullscreen: currentTarget.checked })}
              />
            </>
          )}
        </div>
      )}
    </BlockBox>
  )
}

interface AddressFieldProps {
  src: string
  startHere: boolean
  onSrc: (src: string) => void
}

const AddressField = ({ src, startHere, onSrc }: AddressFieldProps) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState(src)
  const [isTried, setTried] = useState(false)
  const found = toFrameAddress(typed)
  const apply = () => {
    setTried(true)
    if (found !== null) onSrc(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <Field
      label={t('create-course.frame_address')}
      help={t('create-course.frame_address_help')}
      error={isTried && found === null ? t('create-course.frame_address_wrong') : undefined}
    >
      <span className={styles.address}>
        <TextInput
          value={typed}
          inputMode="url"
          placeholder="https://"
          spellCheck={false}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the block was asked for by the person a moment ago
          autoFocus={startHere}
          maxLength={2048}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="primary" disabled={typed.trim() === '' || typed === src} onClick={apply}>
          {t('create-course.frame_apply')}
        </Button>
      </span>
    </Field>
  )
}
