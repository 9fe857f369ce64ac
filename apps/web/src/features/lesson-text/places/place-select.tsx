import { isAllowedAddress } from '@lectern/contract/rich-text/addresses'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import prompt from '../toolbar/prompt.module.css'
import { placesOfText } from './places-of-text.ts'

interface PlaceSelectProps {
  editor: Editor
  onPlace: (href: string) => void
}

/** Headings and anchors of the text, to choose instead of an address (document 001 §2). */
export const PlaceSelect = ({ editor, onPlace }: PlaceSelectProps) => {
  const { t } = useTexts()
  const [places] = useState(() => placesOfText(editor.state.doc))
  const kinds = [
    { label: t('create-course.link_headings'), places: places.filter(({ kind }) => kind === 'heading') },
    { label: t('create-course.link_anchors'), places: places.filter(({ kind }) => kind === 'anchor') },
  ].filter((kind) => kind.places.length > 0)
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
      {kinds.map((kind) => (
        <optgroup key={kind.label} label={kind.label}>
          {kind.places.map(({ href, name }) => (
            <option key={href} value={href}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
