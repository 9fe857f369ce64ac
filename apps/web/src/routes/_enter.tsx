import { createFileRoute } from '@tanstack/react-router'
import { getPublicSchool } from '../features/schools/index.ts'
import { load } from '../lib/api/index.ts'
import { EnterFrame } from '../frame/areas/enter-frame.tsx'

/** Everything that lets people in, under the name of the school of this host. */
export const Route = createFileRoute('/_enter')({
  staticData: { texts: ['auth', 'create-account'] },
  loader: async (page) => ({ school: (await load(page, getPublicSchool, {})).data }),
  staleTime: Infinity,
  component: EnterFrame,
})
