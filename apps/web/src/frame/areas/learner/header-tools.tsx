import { Languages, SunMoon } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { Preferences } from '../../index.ts'
import { LazyMenu } from './lazy-menu.tsx'
import type { LearnerMenuProps } from './learner-menus.tsx'
import styles from './learner-shell.module.css'
import { ToolButton } from '../bell/tool-button.tsx'
import { PersonButton } from './person-button.tsx'

const menus = () => import('./learner-menus.tsx')

/** Language and colours, beside the person; on a phone they are in the person's menu. */
export const PreferenceTools = (preferences: Preferences) => {
  const { t } = useTexts()
  return (
    <>
      <LazyMenu
        className={styles.wideOnly}
        load={async () => (await menus()).LanguageMenu}
        props={preferences}
        renderTrigger={(attributes) => (
          <ToolButton {...attributes} icon={Languages} label={t('common.language')} />
        )}
      />
      <LazyMenu
        className={styles.wideOnly}
        load={async () => (await menus()).ThemeMenu}
        props={preferences}
        renderTrigger={(attributes) => (
          <ToolButton {...attributes} icon={SunMoon} label={t('common.theme')} />
        )}
      />
    </>
  )
}

/** The person, and behind the picture the person's own things. */
export const PersonTool = (props: LearnerMenuProps) => {
  const { person } = props
  return (
    <LazyMenu
      load={async () => (await menus()).LearnerMenu}
      props={props}
      renderTrigger={(attributes) => <PersonButton {...attributes} person={person} />}
    />
  )
}
