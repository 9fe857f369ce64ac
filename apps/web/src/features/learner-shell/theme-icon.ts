import { Monitor, Moon, Sun } from 'lucide-react'

export const themeIcon = { light: Sun, dark: Moon, auto: Monitor } as const
