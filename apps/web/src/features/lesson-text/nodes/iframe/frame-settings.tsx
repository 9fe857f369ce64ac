import { codeLimits, type iframeNode } from '@lectern/contract/rich-text/nodes/code'
import { Switch } from '@lectern/ui/choices/switch'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import type { AttributesOf } from '@lectern/contract/rich-text/attributes-of'
import { NumberField } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useRestedValue } from '../own/use-rested-value.ts'
import { AddressField } from './address-field.tsx'
import styles from './frame.module.css'

type FrameAttributes = AttributesOf<typeof iframeNode>

/** Of words, in milliseconds: one step to undo for what is written at one go. */
const wordsRest = 500

interface FrameSettingsProps {
  attrs: FrameAttributes
  onChange: (changes: Partial<FrameAttributes>) => void
}

/** The settings of another site's page (document 001 §3, "Iframe block"). */
export const FrameSettings = ({ attrs, onChange }: FrameSettingsProps) => {
  const { t } = useTexts()
  const title = useRestedValue(attrs.title, (value) => onChange({ title: value }), wordsRest)
  return (
    <div className={styles.settings}>
      <AddressField key={attrs.src} src={attrs.src} startHere={false} onSrc={(src) => onChange({ src })} />
      <Field label={t('lesson-text.frame_title')} help={t('lesson-text.frame_title_help')}>
        <TextInput
          value={title.now}
          maxLength={codeLimits.title}
          onChange={({ currentTarget }) => title.write(currentTarget.value)}
        />
      </Field>
      <div className={styles.pair}>
        <NumberField
          label={t('lesson-text.frame_width')}
          value={attrs.width}
          min={50}
          max={codeLimits.frame}
          onValue={(width) => onChange({ width })}
        />
        <NumberField
          label={t('lesson-text.frame_height')}
          value={attrs.height}
          min={50}
          max={codeLimits.frame}
          onValue={(height) => onChange({ height })}
        />
      </div>
      <Switch
        label={t('lesson-text.frame_border')}
        checked={attrs.frameborder === 1}
        onChange={({ currentTarget }) => onChange({ frameborder: currentTarget.checked ? 1 : 0 })}
      />
      <Switch
        label={t('lesson-text.frame_full_screen')}
        checked={attrs.allowfullscreen}
        onChange={({ currentTarget }) => onChange({ allowfullscreen: currentTarget.checked })}
      />
    </div>
  )
}
