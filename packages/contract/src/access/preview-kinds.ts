/** As whom one of the team looks at a course (document 002 §2, "Expert preview-as modal"). */
export const previewKinds = ['full_access', 'course_setting', 'offer', 'user'] as const
export type PreviewKind = (typeof previewKinds)[number]
