import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './bell.module.css'
import { ToolButton } from './tool-button.tsx'

/** The bell with the number of what is unread: the same before and after its panel was loaded. */
export const BellButton = ({ count, ...rest }: { count: number } & ComponentProps<'button'>) => {
  const { t } = useTexts()
  const name = t('common.notifications')
  return (
    <ToolButton {...rest} icon={Bell} label={count ? `${name}: ${t('common.bell_unread', { count })}` : name}>
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </ToolButton>
  )
}
