import { mediaLimits } from '@lectern/contract/rich-text/nodes/media'
import { Button } from '@lectern/ui/actions/button'
import { Switch } from '@lectern/ui/choices/switch'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { NumberField, useOwnSetting } from '../../../../frame/index.ts'
import { useRestedValue } from '../own/use-rested-value.ts'
import type { ImageAttributes } from './image-attributes.ts'
import styles from './image.module.css'

const hiding = [
  ['hidemobile', 'lesson-text.image_hide_phone'],
  ['hidetablet', 'lesson-text.image_hide_tablet'],
  ['hidedesktop', 'lesson-text.image_hide_computer'],
] as const satisfies readonly (readonly [keyof ImageAttributes, TextId])[]

/** Of words, in milliseconds: one step to undo for what is written at one go. */
const wordsRest = 500

interface ImageSettingsProps {
  attrs: ImageAttributes
  onChange: (changes: Partial<ImageAttributes>) => void
}

/** The settings of a picture (document 001 §3): size, words, where it is hidden, whether it can be enlarged. */
export const ImageSettings = ({ attrs, onChange }: ImageSettingsProps) => {
  const { t } = useTexts()
  const alt = useRestedValue(attrs.alt, (value) => onChange({ alt: value }), wordsRest)
  const caption = useRestedValue(attrs.caption, (value) => onChange({ caption: value }), wordsRest)
  const zoom = useOwnSetting('allowzoom', false)
  const isHidden = attrs.hidemobile && attrs.hidetablet && attrs.hidedesktop
  return (
    <div className={styles.settings}>
      <Field label={t('lesson-text.image_alt')} help={t('lesson-text.image_alt_help')}>
        <TextArea
          rows={2}
          value={alt.now}
          maxLength={mediaLimits.alt}
          onChange={({ currentTarget }) => alt.write(currentTarget.value)}
        />
      </Field>
      <Field label={t('lesson-text.image_caption')}>
        <TextInput
          value={caption.now}
          maxLength={mediaLimits.caption}
          onChange={({ currentTarget }) => caption.write(currentTarget.value)}
        />
      </Field>
      <NumberField
        label={t('lesson-text.image_width')}
        help={attrs.width === null ? t('lesson-text.image_width_own') : undefined}
        value={typeof attrs.width === 'number' ? attrs.width : (attrs.naturalWidth ?? mediaLimits.leastWidth)}
        min={mediaLimits.leastWidth}
        max={mediaLimits.pixels}
        onValue={(width) => onChange({ width })}
      />
      {attrs.width !== null && (
        <Button size="small" onClick={() => onChange({ width: null })}>
          {t('lesson-text.image_width_reset')}
        </Button>
      )}
      <Switch
        label={t('lesson-text.image_zoom')}
        checked={attrs.allowzoom}
        onChange={({ currentTarget }) => {
          onChange({ allowzoom: currentTarget.checked })
          zoom.keep(currentTarget.checked)
        }}
      />
      <fieldset className={styles.hidden}>
        <legend className={styles.legend}>{t('lesson-text.image_hidden')}</legend>
        {hiding.map(([name, text]) => (
          <Switch
            key={name}
            label={t(text)}
            checked={attrs[name]}
            onChange={({ currentTarget }) => onChange({ ...attrs, [name]: currentTarget.checked })}
          />
        ))}
        {isHidden && <p role="status">{t('lesson-text.image_hidden_everywhere')}</p>}
      </fieldset>
    </div>
  )
}
