import { Badge } from '@lectern/ui/badge'
import { useTexts } from '../../../lib/texts/index.ts'
import { areaText } from './rights-words.ts'
import { summariseRights } from './rights-summary.ts'
import styles from './rights.module.css'

/** Where some rights reach, in a line. */
export const RightsAreas = ({ granted }: { granted: readonly string[] }) => {
  const { t } = useTexts()
  const areas = summariseRights(granted)
  if (areas.length === 0) return <span className={styles.muted}>{t('school.rights_none')}</span>
  return (
    <span className={styles.areas}>
      {areas.map(({ key, extent }) => (
        <Badge key={key} tone={extent === 'all' ? 'primary' : 'neutral'}>
          {extent === 'all' ? t('school.area_whole', { area: areaText(key, t) }) : areaText(key, t)}
        </Badge>
      ))}
    </span>
  )
}
