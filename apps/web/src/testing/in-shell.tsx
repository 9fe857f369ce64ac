import type { ReactNode } from 'react'
import { ShellContext } from '../frame/expert/shell-context.ts'

const nothing = () => undefined
const shell = { openMenu: nothing, openCommands: nothing, openKeys: nothing, offer: nothing }

/** An expert page without the frame around it. */
export const InShell = ({ children }: { children: ReactNode }) => (
  <ShellContext value={shell}>{children}</ShellContext>
)
