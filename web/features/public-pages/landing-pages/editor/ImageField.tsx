import { LANDING_IMAGE_REFUSED, LANDING_IMAGES, type LandingImageField } from "#domain/landing-page/images.ts";
import { MAX_FILE_SIZE } from "#domain/uploads.ts";
import { PhotoChoice, useShownPhoto } from "../../../../ui/field/PhotoChoice.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import classes from "./ImageField.module.css";
import type { PartProps } from "./part-props.ts";

interface Props extends PartProps {
  readonly field: LandingImageField;
  readonly label: string;
}

const KINDS = { accepted: ["image/jpeg", "image/png"], refused: LANDING_IMAGE_REFUSED } as const;

export function ImageField({ form, page, field, label }: Props) {
  const size = LANDING_IMAGES.find((one) => one.field === field);
  const shown = useShownPhoto(form.values[field], page[field]);
  const error = form.errors[field];
  return (
    <div data-path={field}>
      <div className={classes.label}>{label}</div>
      <PhotoChoice
        label={label}
        face={
          shown === null ? (
            <div className={classes.empty}>
              <Icon name="image" size={28} />
            </div>
          ) : (
            <img className={classes.image} src={shown} alt={`${label} escolhida`} />
          )
        }
        isThere={shown !== null}
        removeLabel="Remover"
        kinds={{
          ...KINDS,
          hint: `JPEG, PNG ou JPG de até ${MAX_FILE_SIZE}. Recomendado: ${size?.width}x${size?.height}`,
        }}
        onChoose={(file) => form.setFieldValue(field, file)}
        onRemove={() => form.setFieldValue(field, page[field] === null ? undefined : "")}
        error={typeof error === "string" ? error : undefined}
      />
    </div>
  );
}
