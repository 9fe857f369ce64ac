ALTER TABLE "notifications" ADD COLUMN "letter_id" bigint;--> statement-breakpoint
ALTER TABLE "staff_digests" ADD COLUMN "since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_digests" ADD COLUMN "tries" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_digests" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_digests" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "staff_digests_due" ON "staff_digests" USING btree ("next_try_at") WHERE next_try_at is not null;