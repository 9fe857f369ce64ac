import type { FontStyles } from '@lectern/contract/courses/course'
import { courseLook } from '@lectern/contract/courses/rules/course-look'
import { fontFamilies, lineHeights } from '@lectern/contract/rich-text/looks'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useEffect } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { loadFonts } from '../../shown-text/fonts/index.ts'
import styles from './expert-courses.module.css'

/** Sizes that are offered: texts are read in none that are smaller. */
const sizes = [14, 15, 16, 17, 18, 20, 22, 24] as const
const heights = lineHeights.filter((height) => height >= 1.2)

interface FontFieldsProps {
  fonts: FontStyles
  onFonts: (fonts: FontStyles) => void
}

/** How the texts of all lessons are set; what a text says of itself is on top of it. */
export const FontFields = ({ fonts, onFonts }: FontFieldsProps) => {
  const { t } = useTexts()
  useEffect(() => {
    void loadFonts()
  }, [])
  const write = (part: FontStyles) => {
    const all = Object.entries({ ...fonts, ...part }).filter(([, value]) => value !== undefined)
    onFonts(Object.fromEntries(all))
  }
  const usual = t('courses.font_usual')
  return (
    <>
      <div className={styles.fonts}>
        <OneOf
          label={t('courses.course_font')}
          usual={usual}
          value={fonts.family ?? ''}
          options={fontFamilies}
          onValue={(family) => write({ family: family === '' ? undefined : family })}
        />
        <OneOf
          label={t('courses.course_font_size')}
          usual={usual}
          value={fonts.size ?? ''}
          options={sizes}
          onValue={(size) => write({ size: size === '' ? undefined : Number(size) || size })}
        />
        <OneOf
          label={t('courses.course_line_height')}
          usual={usual}
          value={fonts.height ?? ''}
          options={heights}
          onValue={(height) => write({ height: height === '' ? undefined : Number(height) || height })}
        />
      </div>
      <p className={styles.sample} style={courseLook(fonts)}>
        {t('courses.font_sample')}
      </p>
    </>
  )
}

interface OneOfProps {
  label: string
  /** What it is without a choice. */
  usual: string
  value: string | number
  options: readonly (string | number)[]
  onValue: (value: string) => void
}

/** One of the offered values, or another that was set through the API. */
const OneOf = ({ label, usual, value, options, onValue }: OneOfProps) => {
  const isOther = value !== '' && !options.some((each) => String(each) === String(value))
  return (
    <Field label={label}>
      <Select value={String(value)} onChange={(event) => onValue(event.currentTarget.value)}>
        <option value="">{usual}</option>
        {isOther && <option value={String(value)}>{value}</option>}
        {options.map((each) => (
          <option key={each} value={String(each)}>
            {each}
          </option>
        ))}
      </Select>
    </Field>
  )
}
