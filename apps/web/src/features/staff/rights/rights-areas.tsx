import textStyles from '@lectern/ui/text/text.module.css'
import { Badge } from '@lectern/ui/feedback/badge'
import { useTexts } from '../../../lib/texts/index.ts'
import { areaText } from './rights-words.ts'
import { summariseRights } from './rights-summary.ts'
import styles from './rights.module.css'

/** More areas than this are counted, not named. */
const mostNamed = 4

/** Where some rights reach, in a line. */
export const RightsAreas = ({ granted }: { granted: readonly string[] }) => {
  const { t } = useTexts()
  const areas = summariseRights(granted)
  if (areas.length === 0) return <span className={textStyles.muted}>{t('school.rights_none')}</span>
  const whole = areas.filter(({ extent }) => extent === 'all')
  const isMany = whole.length > mostNamed
  return (
    <span className={styles.areas}>
      {isMany && <Badge tone="primary">{t('school.areas_whole', { count: whole.length })}</Badge>}
      {areas
        .filter(({ extent }) => !isMany || extent === 'some')
        .map(({ key, extent }) => (
          <Badge key={key} tone={extent === 'all' ? 'primary' : 'neutral'}>
            {extent === 'all' ? t('school.area_whole', { area: areaText(key, t) }) : areaText(key, t)}
          </Badge>
        ))}
    </span>
  )
}
