import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../lib/texts/index.ts'

const ColorPicker = lazy(async () => ({
  default: (await import('@lectern/ui/aria/color-picker')).ColorPicker,
}))

interface ColorFieldProps {
  label: string
  value: string | undefined
  /** What is there without a choice. */
  usual: string
  onValue: (value: string | undefined) => void
}

const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** A colour as #rrggbb, typed or picked; empty leaves it to the product. */
export const ColorField = ({ label, value, usual, onValue }: ColorFieldProps) => {
  const { t, locale } = useTexts()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? value ?? ''
  const take = (next: string) => {
    setTyped(next)
    if (next === '') onValue(undefined)
    else if (isColor(next)) onValue(next.toLowerCase())
  }
  return (
    <Field
      label={label}
      error={text === '' || isColor(text) ? undefined : t('create-course.style_color_wrong')}
    >
      <TextInput
        value={text}
        placeholder={t('create-course.style_usual')}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        onChange={(event) => take(event.currentTarget.value.trim())}
        onBlur={() => setTyped(undefined)}
        trailing={
          <Suspense>
            <ColorPicker
              locale={locale}
              label={t('create-course.style_color_pick', { name: label })}
              value={value ?? ''}
              fallback={usual}
              onChange={(color) => {
                setTyped(undefined)
                onValue(color.slice(0, 7).toLowerCase())
              }}
              words={{
                palette: t('create-course.color_palette'),
                softPalette: t('create-course.color_palette_soft'),
                area: t('create-course.color_area'),
                hex: t('create-course.color_hex'),
              }}
            />
          </Suspense>
        }
      />
    </Field>
  )
}
