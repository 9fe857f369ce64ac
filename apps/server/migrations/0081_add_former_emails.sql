CREATE TABLE "contact_former_emails" (
	"school_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"contact_id" bigint NOT NULL,
	"merge_id" bigint NOT NULL,
	CONSTRAINT "contact_former_emails_school_id_hash_merge_id_pk" PRIMARY KEY("school_id","hash","merge_id")
);
--> statement-breakpoint
ALTER TABLE "contact_former_emails" ADD CONSTRAINT "contact_former_emails_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_former_emails" ADD CONSTRAINT "contact_former_emails_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_former_emails" ADD CONSTRAINT "contact_former_emails_merge_id_contact_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."contact_merges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_former_emails_contact_id_index" ON "contact_former_emails" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "contact_former_emails_merge_id_index" ON "contact_former_emails" USING btree ("merge_id");