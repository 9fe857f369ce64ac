import { Select } from '@lectern/ui/choices/select'
import { asPercent, useTexts, type TextId } from '../../../../lib/texts/index.ts'
import styles from '../pdf-viewer.module.css'
import { zoomPresets } from './pdf-zoom.ts'

const named: Readonly<Record<string, TextId>> = {
  auto: 'documents.zoom_auto',
  'page-actual': 'documents.zoom_page_actual',
  'page-fit': 'documents.zoom_page_fit',
  'page-width': 'documents.zoom_page_width',
}

interface ZoomSelectProps {
  zoom: string
  scale: number
  off: boolean
  onZoom: (zoom: string) => void
}

/** The presets of zoom, and what it is now when it is none of them. */
export const ZoomSelect = ({ zoom, scale, off, onZoom }: ZoomSelectProps) => {
  const { t, number } = useTexts()
  const percent = (part: number) => number(part, asPercent)
  const isPreset = zoomPresets.some((preset) => preset === zoom)
  return (
    <Select
      className={styles.zoom}
      aria-label={t('documents.zoom')}
      value={isPreset ? zoom : 'own'}
      disabled={off}
      onChange={(event) => onZoom(event.currentTarget.value)}
    >
      {!isPreset && (
        <option value="own" hidden>
          {percent(scale)}
        </option>
      )}
      {zoomPresets.map((preset) => {
        const name = named[preset]
        return (
          <option key={preset} value={preset}>
            {name ? t(name) : percent(Number(preset))}
          </option>
        )
      })}
    </Select>
  )
}
