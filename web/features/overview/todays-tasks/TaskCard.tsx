import { Badge, Button, Card, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { shortName } from "#domain/students/registration.ts";
import { Face } from "../../../ui/Face.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import classes from "./TaskCard.module.css";
import type { NamedStudent, Task } from "./tasks.ts";

const FOLDED = 3;

export function TaskCard({ task: { title, icon, count, students } }: { readonly task: Task }) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded ? students : students.slice(0, FOLDED);
  const hidden = students.length - shown.length;
  return (
    <Card withBorder padding={0} component="section" aria-labelledby={id}>
      <div className={classes.head}>
        <Icon name={icon} size={18} />
        <Title order={3} size="h5" id={id} className={classes.title ?? ""}>
          {title}
        </Title>
        <Badge color="gray" size="lg">
          {count}
        </Badge>
      </div>
      <ul className={classes.students}>
        {shown.map((student) => (
          <Student key={student.id} student={student} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="subtle"
          color="gray"
          radius={0}
          fullWidth
          aria-label={`${title}: mostrar mais ${hidden}`}
          onClick={() => setUnfolded(true)}
        >
          Mostrar mais {hidden}
        </Button>
      )}
      {isUnfolded && count > students.length && (
        <Text size="sm" c="dimmed" ta="center" p="sm">
          e mais {count - students.length}
        </Text>
      )}
    </Card>
  );
}

function Student({ student: { id, name, photo_url, detail, place } }: { readonly student: NamedStudent }) {
  const content = (
    <>
      <Face photo={photo_url} name={name} size={36} />
      <span className={classes.words}>
        <span className={classes.name}>{shortName(name)}</span>
        <span className={classes.detail}>{detail}</span>
      </span>
      <Icon name="chevron-right" size={18} />
    </>
  );
  // Hovering must not load health data, because each reading is recorded.
  return (
    <li>
      {place ? (
        <Link to="/inicio/visualizar/$id" params={{ id }} search={place} preload={false} className={classes.student}>
          {content}
        </Link>
      ) : (
        <Link to="/inicio/alunos" search={{ q: name, status: "todos" }} className={classes.student}>
          {content}
        </Link>
      )}
    </li>
  );
}
