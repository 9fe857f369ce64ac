CREATE TABLE "mail_tests" (
	"school_id" bigint PRIMARY KEY NOT NULL,
	"sent_to" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "mail_deliveries" (
	"server" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "letter" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_tests" ADD CONSTRAINT "mail_tests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_linkHash_unique" UNIQUE("link_hash");--> statement-breakpoint
UPDATE "invitations" SET "letter" = 'unknown';
