import './mantine-styles.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { expertTheme } from './expert-theme.ts'
import { tokenVariables } from './token-variables.ts'
import { useColorScheme } from './use-color-scheme.ts'

/** Mantine for the expert area, in the colours that the page has anyway. Never on a learner's page: it weighs 100 kB. */
export const ExpertThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={expertTheme}
    // Parts of a page may carry a theme of their own.
    cssVariablesSelector=":is(:root, [data-theme])"
    cssVariablesResolver={tokenVariables}
    forceColorScheme={useColorScheme()}
  >
    {children}
  </MantineProvider>
)
