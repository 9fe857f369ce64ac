import { isAllowedAddress } from '@lectern/contract/rich-text/addresses'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import prompt from '../toolbar/prompt.module.css'
import { useLessonPlaces, type LinkPlace } from './lesson-places.ts'
import { placesOfText } from './places-of-text.ts'

interface PlaceSelectProps {
  editor: Editor
  onPlace: (href: string) => void
}

/** Units of the lesson and anchors of the text, instead of an address (document 001 §2). */
export const PlaceSelect = ({ editor, onPlace }: PlaceSelectProps) => {
  const { t } = useTexts()
  const [anchors] = useState(() => placesOfText(editor.state.doc))
  const units = useLessonPlaces()
  const kinds = [
    { label: t('create-course.link_units'), places: units },
    { label: t('create-course.link_anchors'), places: anchors },
  ].filter(({ places }) => places.length > 0)
  if (kinds.length === 0) return null
  return (
    <select
      className={prompt.field}
      aria-label={t('create-course.link_place')}
      value=""
      onChange={({ currentTarget: { value } }) => {
        if (isAllowedAddress(value)) onPlace(value)
      }}
    >
      <option value="">{t('create-course.link_place')}</option>
      {kinds.map(({ label, places }) => (
        <optgroup key={label} label={label}>
          {places.map((place: LinkPlace) => (
            <option key={place.href} value={place.href}>
              {place.name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
