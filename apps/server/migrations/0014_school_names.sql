ALTER TABLE "cabinet_legal_texts" RENAME TO "school_legal_texts";--> statement-breakpoint
ALTER TABLE "cabinets" RENAME TO "schools";--> statement-breakpoint
ALTER TABLE "current_cabinets" RENAME TO "current_schools";--> statement-breakpoint
ALTER TABLE "cabinet_members" RENAME TO "school_members";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "products_cabinet_id_index" RENAME TO "products_school_id_index";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "subscriptions_cabinet_id_index" RENAME TO "subscriptions_school_id_index";--> statement-breakpoint
ALTER TABLE "participant_groups" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "participant_groups_cabinet_id_index" RENAME TO "participant_groups_school_id_index";--> statement-breakpoint
ALTER TABLE "product_team" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "product_team_cabinet_id_user_id_index" RENAME TO "product_team_school_id_user_id_index";--> statement-breakpoint
ALTER TABLE "access_controls" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "access_controls" RENAME CONSTRAINT "access_controls_cabinet_id_cabinets_id_fk" TO "access_controls_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "access_exceptions" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "access_exceptions" RENAME CONSTRAINT "access_exceptions_cabinet_id_cabinets_id_fk" TO "access_exceptions_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "access_exceptions" RENAME CONSTRAINT "access_exceptions_cabinet_id_user_id_pk" TO "access_exceptions_school_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "access_violations" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "access_violations" RENAME CONSTRAINT "access_violations_cabinet_id_cabinets_id_fk" TO "access_violations_school_id_schools_id_fk";--> statement-breakpoint
ALTER INDEX "access_violations_cabinet_id_at_index" RENAME TO "access_violations_school_id_at_index";--> statement-breakpoint
ALTER INDEX "access_violations_cabinet_id_session_id_index" RENAME TO "access_violations_school_id_session_id_index";--> statement-breakpoint
ALTER TABLE "school_devices" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "school_devices" RENAME CONSTRAINT "school_devices_cabinet_id_cabinets_id_fk" TO "school_devices_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "school_devices" RENAME CONSTRAINT "school_devices_cabinet_id_user_id_device_id_pk" TO "school_devices_school_id_user_id_device_id_pk";--> statement-breakpoint
ALTER TABLE "school_visits" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "school_visits" RENAME CONSTRAINT "school_visits_cabinet_id_cabinets_id_fk" TO "school_visits_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "school_visits" RENAME CONSTRAINT "school_visits_cabinet_id_session_id_pk" TO "school_visits_school_id_session_id_pk";--> statement-breakpoint
ALTER INDEX "school_visits_cabinet_id_user_id_index" RENAME TO "school_visits_school_id_user_id_index";--> statement-breakpoint
ALTER TABLE "contact_fields" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "contact_fields" RENAME CONSTRAINT "contact_fields_cabinet_id_cabinets_id_fk" TO "contact_fields_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "contact_tabs" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "contact_tabs" RENAME CONSTRAINT "contact_tabs_cabinet_id_cabinets_id_fk" TO "contact_tabs_school_id_schools_id_fk";--> statement-breakpoint
ALTER INDEX "contact_tabs_cabinet_id_index" RENAME TO "contact_tabs_school_id_index";--> statement-breakpoint
ALTER TABLE "partners" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "partners" RENAME CONSTRAINT "partners_cabinet_id_cabinets_id_fk" TO "partners_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "partners" RENAME CONSTRAINT "partners_cabinet_id_user_id_pk" TO "partners_school_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "point_entries" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "point_entries" RENAME CONSTRAINT "point_entries_cabinet_id_cabinets_id_fk" TO "point_entries_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "school_legal_texts" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "school_legal_texts" RENAME CONSTRAINT "cabinet_legal_texts_cabinet_id_cabinets_id_fk" TO "school_legal_texts_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "school_legal_texts" RENAME CONSTRAINT "cabinet_legal_texts_cabinet_id_language_page_pk" TO "school_legal_texts_school_id_language_page_pk";--> statement-breakpoint
ALTER SEQUENCE "cabinets_id_seq" RENAME TO "schools_id_seq";--> statement-breakpoint
ALTER TABLE "schools" RENAME CONSTRAINT "cabinets_owner_id_users_id_fk" TO "schools_owner_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "schools" RENAME CONSTRAINT "cabinets_slug_unique" TO "schools_slug_unique";--> statement-breakpoint
ALTER INDEX "cabinets_owner_id_index" RENAME TO "schools_owner_id_index";--> statement-breakpoint
ALTER TABLE "schools" RENAME CONSTRAINT "cabinets_pkey" TO "schools_pkey";--> statement-breakpoint
ALTER TABLE "current_schools" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "current_schools" RENAME CONSTRAINT "current_cabinets_user_id_users_id_fk" TO "current_schools_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "current_schools" RENAME CONSTRAINT "current_cabinets_pkey" TO "current_schools_pkey";--> statement-breakpoint
ALTER TABLE "ownership_transfers" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "ownership_transfers" RENAME CONSTRAINT "ownership_transfers_cabinet_id_cabinets_id_fk" TO "ownership_transfers_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "access_group_members" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "access_group_members" RENAME CONSTRAINT "access_group_members_cabinet_id_user_id_cabinet_members_cabinet_id_user_id_fk" TO "access_group_members_school_id_user_id_school_members_school_id_user_id_fk";--> statement-breakpoint
ALTER INDEX "access_group_members_cabinet_id_user_id_index" RENAME TO "access_group_members_school_id_user_id_index";--> statement-breakpoint
ALTER TABLE "access_groups" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "access_groups" RENAME CONSTRAINT "access_groups_cabinet_id_cabinets_id_fk" TO "access_groups_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME CONSTRAINT "audit_entries_cabinet_id_cabinets_id_fk" TO "audit_entries_school_id_schools_id_fk";--> statement-breakpoint
ALTER INDEX "audit_entries_cabinet_id_at_index" RENAME TO "audit_entries_school_id_at_index";--> statement-breakpoint
ALTER TABLE "school_members" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "school_members" RENAME CONSTRAINT "cabinet_members_cabinet_id_cabinets_id_fk" TO "school_members_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "school_members" RENAME CONSTRAINT "cabinet_members_user_id_users_id_fk" TO "school_members_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "school_members" RENAME CONSTRAINT "cabinet_members_cabinet_id_user_id_pk" TO "school_members_school_id_user_id_pk";--> statement-breakpoint
ALTER INDEX "cabinet_members_user_id_index" RENAME TO "school_members_user_id_index";--> statement-breakpoint
ALTER TABLE "invitations" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "invitations" RENAME CONSTRAINT "invitations_cabinet_id_cabinets_id_fk" TO "invitations_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "attempts" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "attempts_cabinet_id_started_at_index" RENAME TO "attempts_school_id_started_at_index";--> statement-breakpoint
ALTER TABLE "courses" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "courses_cabinet_id_updated_at_index" RENAME TO "courses_school_id_updated_at_index";--> statement-breakpoint
ALTER TABLE "file_folders" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "file_folders_cabinet_id_index" RENAME TO "file_folders_school_id_index";--> statement-breakpoint
ALTER TABLE "file_quotas" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "file_texts" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "file_texts_cabinet_id_index" RENAME TO "file_texts_school_id_index";--> statement-breakpoint
ALTER TABLE "file_usages" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "file_usages_cabinet_id_index" RENAME TO "file_usages_school_id_index";--> statement-breakpoint
ALTER TABLE "files" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "player_logs" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "player_logs_cabinet_id_created_at_index" RENAME TO "player_logs_school_id_created_at_index";--> statement-breakpoint
ALTER TABLE "uploads" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "uploads_cabinet_id_index" RENAME TO "uploads_school_id_index";--> statement-breakpoint
ALTER TABLE "info_units" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "lesson_progress" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "lesson_sections" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "lessons" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "lessons_cabinet_id_index" RENAME TO "lessons_school_id_index";--> statement-breakpoint
ALTER TABLE "unit_progress" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "quiz_versions" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER TABLE "quizzes" RENAME COLUMN "cabinet_id" TO "school_id";--> statement-breakpoint
ALTER INDEX "quizzes_cabinet_id_updated_at_index" RENAME TO "quizzes_school_id_updated_at_index";--> statement-breakpoint
-- What waits in the queue was written with the old names.
DO $$ BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    UPDATE graphile_worker._private_jobs SET payload = replace(payload::text, '"cabinet_id"', '"school_id"')::json
    WHERE payload::text LIKE '%"cabinet_id"%';
  END IF;
END $$;
