ALTER TABLE "subscriptions" RENAME TO "enrolments";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "enrolment" TO "enrolment_mode";--> statement-breakpoint
ALTER SEQUENCE "subscriptions_id_seq" RENAME TO "enrolments_id_seq";--> statement-breakpoint
ALTER TABLE "enrolments" RENAME CONSTRAINT "subscriptions_product_id_products_id_fk" TO "enrolments_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "enrolments" RENAME CONSTRAINT "subscriptions_one_per_person" TO "enrolments_one_per_person";--> statement-breakpoint
ALTER INDEX "subscriptions_user_id_index" RENAME TO "enrolments_user_id_index";--> statement-breakpoint
ALTER INDEX "subscriptions_school_id_index" RENAME TO "enrolments_school_id_index";--> statement-breakpoint
ALTER TABLE "enrolments" RENAME CONSTRAINT "subscriptions_pkey" TO "enrolments_pkey";--> statement-breakpoint
ALTER TABLE "contact_fields" RENAME COLUMN "visible_to_student" TO "visible_to_learner";--> statement-breakpoint
ALTER TABLE "contact_fields" RENAME COLUMN "editable_by_student" TO "editable_by_learner";--> statement-breakpoint
ALTER TABLE "schools" RENAME COLUMN "student_landing" TO "learner_landing";
