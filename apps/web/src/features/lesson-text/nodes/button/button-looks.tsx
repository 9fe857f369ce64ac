import { alignments, fontFamilies } from '@lectern/contract/rich-text/looks'
import { buttonLimits } from '@lectern/contract/rich-text/nodes/button'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { contrast } from '@lectern/ui/theme/contrast'
import { CircleCheck, TextAlignCenter, TextAlignEnd, TextAlignStart, TriangleAlert } from 'lucide-react'
import { ColorField, NumberField } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useSchoolColor } from '../../../staff/index.ts'
import { type ButtonAttributes, buttonColors } from './button-look.ts'
import styles from './button.module.css'

/** WCAG 2, for letters of this size. */
const readable = 4.5

const alignIcons = { left: TextAlignStart, center: TextAlignCenter, right: TextAlignEnd } as const

interface ButtonLooksProps {
  attrs: ButtonAttributes
  onAttrs: (attrs: ButtonAttributes) => void
}

/** Colours, letters, room and place of a button. */
export const ButtonLooks = ({ attrs, onAttrs }: ButtonLooksProps) => {
  const { t } = useTexts()
  const usual = buttonColors(useSchoolColor())
  const color = (name: keyof typeof usual, label: string) => (
    <ColorField
      label={label}
      value={attrs[name].slice(0, 7)}
      usual={usual[name]}
      onValue={(value) => onAttrs({ ...attrs, [name]: value ?? usual[name] })}
    />
  )
  const pixels = (
    name: 'paddingBlock' | 'paddingInline' | 'borderRadius' | 'margin',
    label: string,
    max: number,
  ) => (
    <NumberField
      label={label}
      value={attrs[name]}
      min={0}
      max={max}
      onValue={(value) => onAttrs({ ...attrs, [name]: value })}
    />
  )
  return (
    <>
      <div className={styles.pair}>
        {color('backgroundColor', t('lesson-text.button_ground'))}
        {color('color', t('lesson-text.button_letters'))}
      </div>
      <Legibility ground={attrs.backgroundColor} color={attrs.color} />
      <div className={styles.pair}>
        {pixels('borderRadius', t('lesson-text.button_corners'), buttonLimits.radius)}
        {pixels('margin', t('lesson-text.button_margin'), buttonLimits.margin)}
        {pixels('paddingBlock', t('lesson-text.button_padding_block'), buttonLimits.padding)}
        {pixels('paddingInline', t('lesson-text.button_padding_inline'), buttonLimits.padding)}
      </div>
      <Field label={t('lesson-text.button_font')}>
        <Select
          value={attrs.fontFamily}
          onChange={({ currentTarget }) =>
            onAttrs({
              ...attrs,
              fontFamily: fontFamilies.find((each) => each === currentTarget.value) ?? 'Inter',
            })
          }
        >
          {fontFamilies.map((family) => (
            <option key={family} value={family}>
              {family}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.pair}>
        <Segmented
          label={t('lesson-text.button_width')}
          segments={[
            { value: 'auto', label: t('lesson-text.button_width_auto') },
            { value: 'full', label: t('lesson-text.button_width_full') },
          ]}
          value={attrs.width}
          onChange={(width) => onAttrs({ ...attrs, width })}
        />
        <Segmented
          compact
          label={t('lesson-text.button_align')}
          segments={alignments.map((each) => ({
            value: each,
            label: t(`lesson-text.tool_align_${each}`),
            icon: alignIcons[each],
          }))}
          value={attrs.textAlign}
          onChange={(textAlign) => onAttrs({ ...attrs, textAlign })}
        />
      </div>
    </>
  )
}

/** How well the words can be read, in words and a number. */
const Legibility = ({ ground, color }: { ground: string; color: string }) => {
  const { t } = useTexts()
  const ratio = Math.floor(contrast(ground.slice(0, 7), color.slice(0, 7)) * 10) / 10
  const isGood = ratio >= readable
  return (
    <p className={styles.legibility} data-good={isGood} role="status">
      <Icon of={isGood ? CircleCheck : TriangleAlert} />
      {t(isGood ? 'lesson-text.button_readable' : 'lesson-text.button_unreadable', { ratio })}
    </p>
  )
}
